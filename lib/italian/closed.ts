/** A text that another sentence follows, with its stop, and with one only: "Banca S.p.A.", "Banca Alfa." */
export const closed = (text: string): string => {
  const whole = text.trimEnd()
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`
}
