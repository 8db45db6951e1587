const STRING = 16
const OBJECT = 32
const SLOT = 8
/** A place in the table of a Map or a Set. */
const ENTRY = 40

/** About how many bytes a value takes in memory, with everything in it: rows, lists, maps. */
export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return STRING + value.length
  if (typeof value !== 'object' || value === null) return SLOT
  if (ArrayBuffer.isView(value)) return OBJECT + value.byteLength
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + SLOT + sizeOf(one), OBJECT)
  if (value instanceof Map || value instanceof Set) {
    let sum = OBJECT
    for (const [key, one] of value.entries()) sum += ENTRY + sizeOf(key) + sizeOf(one)
    return sum
  }
  return Object.values(value).reduce<number>((sum, one) => sum + SLOT + sizeOf(one), OBJECT)
}
