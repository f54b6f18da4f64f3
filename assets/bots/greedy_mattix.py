"""A player of Mattix that speaks UGI: takes the largest tile."""

import sys


def place(words):
    """position fen 5,5,1,6/6,2,3,2/1,4,x,4/3,7,7,8 r 0:0 moves d3 d1 ..."""
    board = [row.split(",") for row in words[2].split("/")]
    is_row = words[3] == "r"
    for move in words[6:]:
        row, column = cross(board)
        board[row][column] = "."
        board[int(move[1:]) - 1][ord(move[0]) - ord("a")] = "x"
        is_row = not is_row
    return board, is_row


def cross(board):
    return next((r, row.index("x")) for r, row in enumerate(board) if "x" in row)


def best(board, is_row):
    row, column = cross(board)
    cells = [(row, i) if is_row else (i, column) for i in range(len(board))]
    tiles = [(r, c) for r, c in cells if board[r][c] not in "x."]
    r, c = max(tiles, key=lambda cell: int(board[cell[0]][cell[1]]))
    return chr(ord("a") + c) + str(r + 1)


position = None
for line in sys.stdin:
    words = line.split() or [""]
    if words[0] == "ugi":
        print("id name Greedy\nugiok", flush=True)
    elif words[0] == "isready":
        print("readyok", flush=True)
    elif words[0] == "position":
        position = place(words)
    elif words[0] == "go":
        print("bestmove " + best(*position), flush=True)
    elif words[0] == "quit":
        break
