import { readFileSync } from 'node:fs'

const HEADER = 32
const FRAME_HEADER = 24

/** Number of commits in a write-ahead log. In the last frame of each commit SQLite stores the size of the database. */
export const commits = (file: string): number => {
  const wal = readFileSync(`${file}-wal`)
  const frame = FRAME_HEADER + wal.readUInt32BE(8)
  const salt = wal.subarray(16, 24)
  let found = 0
  for (let at = HEADER; at + frame <= wal.length; at += frame) {
    // The frames from here on are left over from an earlier, longer log.
    if (!wal.subarray(at + 8, at + 16).equals(salt)) break
    if (wal.readUInt32BE(at + 4) !== 0) found += 1
  }
  return found
}
