/**
 * A copy in memory of its own, for what is kept. zlib answers with slices of its chunks of 16 kB, so that a part of a few
 * hundred bytes would hold a whole chunk, and a limit in bytes would be many times too large. Memory from Node's pool is no
 * better: it would hold what stands beside it.
 */
export function ownBytes(slice: Buffer): Buffer {
  if (slice.buffer.byteLength === slice.length) return slice
  const copy = Buffer.allocUnsafeSlow(slice.length)
  slice.copy(copy)
  return copy
}
