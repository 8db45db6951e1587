import { crc32 } from 'node:zlib'

/**
 * The checksum of a text that is continued by a piece of which only the length and the checksum are kept: as in
 * zlib's crc32_combine, with the work that depends on the piece alone done once.
 */
export function continuation(piece: Buffer): (sum: number) => number {
  const own = crc32(piece)
  const shift = zeros(piece.length)
  return (sum) => (times(shift, sum) ^ own) >>> 0
}

/** What so many zero bytes do to a checksum: a matrix of 32 by 32 bits. */
function zeros(length: number): number[] {
  let result = Array.from({ length: 32 }, (_row, bit) => (1 << bit) >>> 0)
  let power = [0xedb88320, ...Array.from({ length: 31 }, (_row, bit) => (1 << bit) >>> 0)]
  for (let bits = length * 8; bits > 0; bits = Math.floor(bits / 2)) {
    if (bits % 2 === 1) result = product(power, result)
    power = product(power, power)
  }
  return result
}

const product = (left: readonly number[], right: readonly number[]) => right.map((row) => times(left, row))

function times(matrix: readonly number[], vector: number): number {
  let sum = 0
  for (let bit = 0, rest = vector >>> 0; rest !== 0; bit += 1, rest >>>= 1) {
    if (rest & 1) sum ^= matrix[bit] ?? 0
  }
  return sum >>> 0
}
