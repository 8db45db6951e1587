/* The articles that lose their vowel before a word that begins with one, and what is left of them. */
const ELIDED = {
  il: 'l’',
  al: 'all’',
  dal: 'dall’',
  del: 'dell’',
  nel: 'nell’',
  sul: 'sull’',
} as const

/** Numbers that are read with a vowel first: uno, otto, undici, the eighties, the eight hundreds, and their thousands. */
function beginsWithVowel(whole: number): boolean {
  if (whole === 1 || whole === 8 || whole === 11) return true
  if (whole < 100) return whole >= 80 && whole <= 89
  if (whole < 1_000) return whole >= 800 && whole <= 899
  return beginsWithVowel(Math.floor(whole / 1_000)) && Math.floor(whole / 1_000) !== 1
}

/** An article before a number in figures, as it is read: "il 75%", "l’83%", "dall’8,50%". */
export function elided(article: keyof typeof ELIDED, number: string): string {
  // 1º is read as an ordinal too: primo.
  if (/^1º/.test(number)) return `${article} ${number}`
  const whole = Number(/^\d[\d.]*/.exec(number)?.[0].replaceAll('.', '') ?? Number.NaN)
  return beginsWithVowel(whole) ? `${ELIDED[article]}${number}` : `${article} ${number}`
}
