#!/bin/bash
# One study in 16 parts as a Slurm array. Beside this file: yomikiri.jar and study.toml, on a disk
# that all nodes see.
#
#   sbatch slurm-array.sh
#
# A part whose time runs out or whose node fails is queued again and goes on where it was. When all
# are done:
#
#   java -jar yomikiri.jar merge part-* --out whole
#
# Labelled games are made in parts in the same way: label … --shard I/16 --out part-I.txt, which
# merge joins into one file.
#
#SBATCH --job-name=yomikiri-study
#SBATCH --array=0-15
#SBATCH --ntasks=1
#SBATCH --cpus-per-task=2
#SBATCH --mem=1G
#SBATCH --time=04:00:00
#SBATCH --signal=B:TERM@120
#SBATCH --requeue
#SBATCH --output=part-%a.log
#SBATCH --open-mode=append
set -u
cd "${SLURM_SUBMIT_DIR:?run this by sbatch}" || exit 1

java -jar yomikiri.jar study study.toml \
  --shard "$SLURM_ARRAY_TASK_ID/16" \
  --out "part-$SLURM_ARRAY_TASK_ID" \
  --jobs "$SLURM_CPUS_PER_TASK" &
study=$!

# two minutes before the time is over Slurm sends TERM: finish the games being played, queue again
ended_early=
trap 'ended_early=yes; kill -TERM "$study"' TERM
wait "$study"
status=$?
if [ -n "$ended_early" ]; then
  wait "$study"
  status=$?
fi
if [ -n "$ended_early" ] && [ "$status" -ne 0 ]; then
  scontrol requeue "${SLURM_ARRAY_JOB_ID}_${SLURM_ARRAY_TASK_ID}"
fi
exit "$status"
