"""Makes the app's typeface from Noto Sans CJK: python3 make.py NotoSansCJK-Regular.ttc NotoSansCJK-Bold.ttc

Needs fontTools 4.38 (Debian: python3-fonttools) and the two files (Debian: fonts-noto-cjk).
"""

import pathlib
import sys

from fontTools import subset
from fontTools.ttLib import TTFont

FAMILY = "Yomikiri Sans"
JAPANESE = 0  # the face of that number in each file
# what stands beside the Japanese letters: Latin, Greek, Cyrillic, signs, kana, wide forms
RANGES = [(0x20, 0x52F), (0x1E00, 0x1EFF), (0x2000, 0x2BFF), (0x3000, 0x30FF), (0x31F0, 0x31FF), (0xFB00, 0xFB06), (0xFF00, 0xFFEF)]


def is_japanese(code):
    """Whether JIS X 0213 has the character."""
    try:
        return len(chr(code).encode("euc_jis_2004")) > 1
    except UnicodeEncodeError:
        return False


def characters():
    ranges = {code for first, last in RANGES for code in range(first, last + 1)}
    return ranges | {code for code in range(0x80, 0x30000) if is_japanese(code)}


def options():
    chosen = subset.Options(font_number=JAPANESE, layout_features=["ccmp", "kern", "mark", "mkmk"])
    chosen.drop_tables += ["BASE", "VORG", "vhea", "vmtx"]  # of writing from top to bottom
    chosen.name_IDs = [0, 1, 2, 3, 4, 5, 6, 7, 13, 14]
    chosen.recalc_timestamp = False
    return chosen


def rename(font, style):
    plain = FAMILY.replace(" ", "") + "-" + style
    version = font["name"].getDebugName(5).split(";")[0]
    names = {1: FAMILY, 2: style, 3: version + ";" + plain, 4: FAMILY + " " + style, 5: version, 6: plain}
    for entry in list(font["name"].names):
        if entry.nameID in names:
            entry.string = names[entry.nameID]
        if entry.langID != 0x409:
            font["name"].names.remove(entry)
    top = font["CFF "].cff
    top.fontNames = [plain]
    top.topDictIndex[0].FullName = names[4]
    top.topDictIndex[0].FamilyName = FAMILY


def make(source, style):
    font = TTFont(source, fontNumber=JAPANESE, lazy=True, recalcTimestamp=False)
    maker = subset.Subsetter(options())
    maker.populate(unicodes=characters())
    maker.subset(font)
    rename(font, style)
    font.save(pathlib.Path(__file__).with_name(FAMILY.replace(" ", "") + "-" + style + ".otf"))


make(sys.argv[1], "Regular")
make(sys.argv[2], "Bold")
