import type { Option } from '@/lib/resources/view'

/** What the office should look at before it publishes a rating. */
export const SEGNALI: Option[] = [
  { value: 'telefono', label: 'Numero di telefono' },
  { value: 'email', label: 'Indirizzo e-mail' },
  { value: 'link', label: 'Indirizzo di un sito' },
  { value: 'parole', label: 'Parole offensive' },
  { value: 'ripetuto', label: 'Testo ripetuto' },
]

const SIGNS: readonly (readonly [string, RegExp])[] = [
  ['telefono', /(?<!\d)(?:\+|00)?\d(?:[ ./-]?\d){7,13}(?!\d)/],
  ['email', /[^\s@]+@[^\s@]+\.[a-z]{2,}/i],
  ['link', /https?:\/\/|www\.|\b[a-z0-9-]+\.(?:it|com|net|org)\b(?!\S*@)/i],
  [
    'parole',
    /\b(?:truff\w*|ladr[oi]\w*|imbecill\w*|idiot\w*|cretin\w*|stupid\w*|bastard\w*|stronz\w*|vergogn\w*|merd\w*)\b/i,
  ],
]

/** Too short to be somebody else's words. */
const SHORT = 25

/** What is in the words of a rating; that they are another's (`repeated`) the database knows. */
export const flagsOf = (commento: string, repeated = false): string[] => [
  ...SIGNS.filter(([, sign]) => sign.test(commento)).map(([name]) => name),
  ...(repeated ? ['ripetuto'] : []),
]

export const mayBeRepeated = (commento: string): boolean => commento.length >= SHORT
