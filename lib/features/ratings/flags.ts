const SIGNS: readonly (readonly [string, RegExp])[] = [
  ['telefono', /(?<!\d)(?:\+|00)?\d(?:[ ./-]?\d){8,13}(?!\d)/],
  ['e-mail', /[^\s@]+@[^\s@]+\.[a-z]{2,}/i],
  ['sito', /https?:\/\/|www\.|\b[a-z0-9-]+\.(?:it|com|net|org)\b(?!\S*@)/i],
  [
    'parole offensive',
    /\b(?:truff\w*|ladr[oi]\w*|imbecill\w*|idiot\w*|cretin\w*|stupid\w*|bastard\w*|stronz\w*|vergogn\w*|merd\w*)\b/i,
  ],
]

/** Too short to be somebody else's words. */
const SHORT = 25

/** What is in the words of a rating; that they are another's (`repeated`) the database knows. */
export const flagsOf = (commento: string, repeated = false): string[] => [
  ...SIGNS.filter(([, sign]) => sign.test(commento)).map(([name]) => name),
  ...(repeated ? ['testo ripetuto'] : []),
]

export const mayBeRepeated = (commento: string): boolean => commento.length >= SHORT
