const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const SIZE = 32 ** 7

/** Seven letters and digits that differ for every number below 32^7 and do not look like a sequence. */
export function shuffledCode(index: number): string {
  // Odd, so that it has an inverse modulo a power of two: no two numbers share a code.
  let rest = Number((BigInt(index) * 13_466_917_917n + 982_451_653n) % BigInt(SIZE))
  let code = ''
  for (let i = 0; i < 7; i++) {
    code += ALPHABET.charAt(rest % 32)
    rest = Math.floor(rest / 32)
  }
  return code
}

/** "P24-K7QM2XR", the form in which cases are numbered. */
export const caseCode = (opened: Date, index: number): string =>
  `P${opened.getUTCFullYear() % 100}-${shuffledCode(index)}`
