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

/** Their end is the end of a word; within a word an author may write in bold. */
const BLOCKS = /<\/?(?:p|br|hr|h[1-6]|ul|ol|li|blockquote|pre|table|thead|tbody|tr|th|td|img)\b[^>]*>/gi

/** What a reader reads of a text with tags, or of one without. */
export const readText = (text: string): string =>
  unescapeMarkup(text.replace(BLOCKS, ' ').replace(/<[^>]*>/g, ''))

/**
 * A word of an expression in the forms that Italian gives it: singular and plural, masculine and feminine, the superlative and
 * the adverb ("facilmente" claims what "facile" does). Short words and numbers have none.
 */
function formsOf(word: string): string {
  if (word.length < 4 || !/[aeio]$/.test(word)) return word
  if (word.endsWith('io')) return `${word.slice(0, -2)}i[aeio]?`
  return `${word.slice(0, -1)}(?:h?[aeio]|issim[aeio]|[ae]?mente)`
}

function patternOf(expression: string, flags = 'u'): RegExp | null {
  const words = fold(expression).match(/[\p{L}\d%]+/gu)
  if (!words) return null
  return new RegExp(`(?<![\\p{L}\\d])${words.map(formsOf).join('[^\\p{L}\\d]+')}(?![\\p{L}\\d])`, flags)
}

/** The text without the wordings in which an expression claims nothing. */
const without = (text: string, wordings: string): string =>
  wordings
    .split(';')
    .flatMap((one) => patternOf(one, 'gu') ?? [])
    .reduce((left, pattern) => left.replace(pattern, '…'), text)

/** The expressions that a text uses, each once, in the order of the list; case, accents and punctuation do not hide one. */
export function findClaims(text: string, claims: readonly Claim[]): FoundClaim[] {
  const read = fold(readText(text))
  return claims.flatMap((claim) => {
    const [scritta] = patternOf(claim.espressione)?.exec(without(read, claim.salvo ?? '')) ?? []
    return scritta === undefined ? [] : [{ ...claim, scritta: scritta.replace(/\s+/g, ' ') }]
  })
}
