import { unescapeMarkup } from '@/lib/core/markup'
import { fold } from '@/lib/core/text'

export const GRAVITA = { vietata: 'Vietata', rischiosa: 'Rischiosa' } as const
export type Gravita = keyof typeof GRAVITA
/** An expression of advertising that a text must not use without somebody answering for it. */
export type Claim = {
  espressione: string
  motivo: string
  gravita: Gravita
  /** Wordings in which it claims nothing, between semicolons: "organismo indipendente". */
  salvo?: string
}
/** One that was found, as it is written there. */
export type FoundClaim = Claim & { scritta: string }

/** A tag as browsers end it: within the quotes of an attribute a ">" is a sign like any other. */
const TAG = /<[^<>=]*(?:=\s*(?:"[^"]*"|'[^']*'|(?![\s"']))[^<>=]*)*>/g
/** Their end is the end of a word; within a word an author may write in bold. */
const BLOCK = /^<\/?(?:p|br|hr|h[1-6]|ul|ol|li|blockquote|pre|table|thead|tbody|tr|th|td|img)\b/i
const ATTRIBUTE = /(?<=[\s"'/])([^\s"'<>=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g
/** What stands for a picture, and over a picture or a link: people hear it, and search engines read it. */
const SAID = ['alt', 'title']

/** What stands on the page of a text with tags, or of one without. */
export const shownText = (text: string): string =>
  unescapeMarkup(text.replace(TAG, (tag) => (BLOCK.test(tag) ? ' ' : '')))

const saidIn = (tag: string): string[] =>
  [...tag.matchAll(ATTRIBUTE)].flatMap(([, name = '', ...values]) =>
    SAID.includes(name.toLowerCase())
      ? values.filter((value) => value !== undefined).map(unescapeMarkup)
      : [],
  )

/** All that a reader is told by it: what stands on the page, then what its pictures and links say. */
export const readText = (text: string): string =>
  [shownText(text), ...(text.match(TAG) ?? []).flatMap(saidIn)].join(' ')

/**
 * A word of an expression in the forms that Italian gives it: singular and plural, masculine and feminine, the superlative and
 * the adverb ("facilmente" claims what "facile" does). Short words and numbers have none.
 */
function formsOf(word: string): string {
  if (word.length < 4 || !/[aeio]$/.test(word)) return word
  if (word.endsWith('io')) return `${word.slice(0, -2)}i[aeio]?`
  return `${word.slice(0, -1)}(?:h?[aeio]|issim[aeio]|[ae]?mente)`
}

/** Between two words of an expression: "senza alcuna busta paga" claims what "senza busta paga" does. */
const BETWEEN = '[^\\p{L}\\d]+(?:(?:alcun[ao]?|nessun[ao]?|una?|il|lo|la|i|gli|le)[^\\p{L}\\d]+)?'

function patternOf(expression: string, flags = 'u'): RegExp | null {
  const words = fold(expression).match(/[\p{L}\d%]+/gu)
  if (!words) return null
  return new RegExp(`(?<![\\p{L}\\d])${words.map(formsOf).join(BETWEEN)}(?![\\p{L}\\d])`, flags)
}

/** Letters that stand alone one after the other, and words with a hyphen inside. */
const SPACED = /(?<![\p{L}\d])\p{L}(?:[ .·*_-]\p{L}){3,}(?![\p{L}\d])/gu
const HYPHENED = /(?<=\p{L})[-‐‑](?=\p{L})/gu
/** "ventiquattr'ore", as the folded text has it. */
const ELIDED = /(?<=(?<![\p{L}\d])(?:ventiquattr|quarantott))' ?(?=or[ae](?!\p{L}))/gu
const FIGURES: Readonly<Record<string, string>> = { ventiquattro: '24', quarantotto: '48', settantadue: '72' }
const NUMBERS = new RegExp(`(?<![\\p{L}\\d])(?:${Object.keys(FIGURES).join('|')})(?![\\p{L}\\d])`, 'gu')

/** Letters of the Cyrillic and the Greek alphabet, and ours that they look like: who reads "f\u0430cile" reads "facile". */
const THEIRS =
  '\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0455\u0458\u04bb\u0501\u03b1\u03bf\u03c1\u03b9\u03bd\u03c5\u03ba\u03c4'
const OURS = 'aeopcyxisjhdaopivukt'
const OF_OTHERS = new RegExp(`[${THEIRS}]`, 'gu')

/** A folded text as it is read aloud, however it was written: "f a c i l e", "fa-cile", "in 24h", "in ventiquattr'ore". */
const readAloud = (text: string): string =>
  text
    .replace(OF_OTHERS, (letter) => OURS.charAt(THEIRS.indexOf(letter)))
    .replace(SPACED, (letters) => letters.replace(/[^\p{L}]/gu, ''))
    .replace(HYPHENED, '')
    .replace(ELIDED, 'o ')
    .replace(NUMBERS, (word) => FIGURES[word] ?? word)
    .replace(/(?<=\d) ?h(?![\p{L}\d])/gu, ' ore')

/** The text without the wordings in which an expression claims nothing. */
const without = (text: string, wordings: string): string =>
  wordings
    .split(';')
    .flatMap((one) => patternOf(one, 'gu') ?? [])
    .reduce((left, pattern) => left.replace(pattern, '…'), text)

/** The expressions that a text uses, each once, in the order of the list; case, accents and punctuation do not hide one. */
export function findClaims(text: string, claims: readonly Claim[]): FoundClaim[] {
  const read = fold(readText(text))
  const ways = [...new Set([read, readAloud(read)])]
  return claims.flatMap((claim) => {
    const pattern = patternOf(claim.espressione)
    const [scritta] =
      ways.map((way) => pattern?.exec(without(way, claim.salvo ?? ''))).find((match) => match) ?? []
    return scritta === undefined ? [] : [{ ...claim, scritta: scritta.replace(/\s+/g, ' ') }]
  })
}
