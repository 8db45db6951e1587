import { crc32 } from 'node:zlib'

/**
 * The checksum of a text that is continued by a piece of which only the length and the checksum are kept: as in
 * zlib's crc32_combine.
 */
export function continuation(piece: Buffer): (sum: number) => number {
  const own = crc32(piece)
  const { length } = piece
  return (sum) => (afterZeros(length, sum) ^ own) >>> 0
}

/** What one zero byte does to a checksum, what two do, four, eight …: matrices of 32 by 32 bits. */
const DOUBLED: number[][] = []

function zeros(doublings: number): readonly number[] {
  for (let at = DOUBLED.length; at <= doublings; at += 1) {
    const before = DOUBLED[at - 1]
    DOUBLED.push(before ? product(before, before) : ofOneZero())
  }
  return DOUBLED[doublings] ?? []
}

/** What one zero bit does, three times doubled. */
function ofOneZero(): number[] {
  let power = [0xedb88320, ...Array.from({ length: 31 }, (_row, bit) => (1 << bit) >>> 0)]
  for (let bits = 1; bits < 8; bits *= 2) power = product(power, power)
  return power
}

/** What so many zero bytes make of a checksum: some ten products with a matrix that is there already. */
function afterZeros(length: number, sum: number): number {
  let result = sum
  for (let at = 0, rest = length; rest > 0; at += 1, rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = times(zeros(at), result)
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
