/*
 * How a number that a person wrote is read, typed, pasted, imported or sent: the one reader of all doors. It imports
 * nothing, so that public pages can afford it.
 */

/** Euro with at most two decimals; a rate or percentage with any; a whole number. */
export type NumberKind = 'money' | 'rate' | 'count'

export type NumberReading = { value: number; problem?: undefined } | { value?: undefined; problem: string }

export type NumberOptions = {
  /** Whether the value may lie below zero: "-5", "5-" and "(5)". */
  negative?: boolean
  /** What the field takes, as a sentence: it ends every refusal, in the place of what numbers of the kind look like. */
  takes?: string
}

/** What stands before a value without changing it, and the marks that copying from lists of contacts leaves. */
const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const CURRENCY = /€|%|(?<![a-z])eur(?:os?)?(?![a-z])/gi
const SPACES = /[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]+/g
const APOSTROPHES = /['’‘´`′ʼ]/g
const MINUSES = /[\u2212\u2010-\u2014\ufe63\uff0d]/g

/** Binary floating point keeps so many digits of any decimal number. */
const MOST_DIGITS = 15

const grouped = (whole: string, mark: string): string => whole.replace(/\B(?=(\d{3})+$)/g, mark)

/** "15000.5" → "15.000,50 €"; as money has it, and as a count or a rate has it. */
function shown(plain: string, kind: NumberKind): string {
  const [whole = '', decimals = ''] = plain.split('.')
  const text = grouped(whole.replace(/^0+(?=\d)/, ''), '.')
  if (kind !== 'money') return decimals ? `${text},${decimals}` : text
  return decimals === '' ? `${text} €` : `${text},${decimals.padEnd(2, '0').slice(0, 2)} €`
}

const NOTHING: Readonly<Record<NumberKind, string>> = {
  money: 'Scrivi un importo, per esempio 1.450,50.',
  rate: 'Scrivi una percentuale, per esempio 3,20.',
  count: 'Scrivi un numero intero.',
}

const noNumber = (text: string, kind: NumberKind): string => `«${text}» non è un numero. ${NOTHING[kind]}`

/** Both ways in which somebody could have meant it; where there are not two that can be written, only that it is none. */
function meant(text: string, kind: NumberKind, whole: string, decimal: string): string {
  const readings = [shown(whole, kind), shown(decimal, kind)]
  const decimals = decimal.split('.')[1] ?? ''
  if (readings[0] === readings[1] || (kind === 'money' && /[1-9]/.test(decimals.slice(2))))
    return noNumber(text, kind)
  return `${text}: intendi ${readings[0]} o ${readings[1]}?`
}

type Digits = { plain: string } | { problem: string }

const isGrouped = (parts: readonly string[]): boolean => {
  const [first = '', ...rest] = parts
  return /^[1-9]\d{0,2}$/.test(first) && rest.every((part) => part.length === 3)
}

const ONLY_WHOLE = 'Scrivi un numero intero, senza decimali.'

/** Digits with their decimals after a point; `text` is what was written, for the words. */
function withDecimals(text: string, kind: NumberKind, whole: string, decimals: string): Digits {
  if (kind === 'count' && /[1-9]/.test(decimals)) return { problem: ONLY_WHOLE }
  if (kind === 'money' && decimals.length > 2) {
    return { problem: `${text} ha più di due decimali: un importo ne ha al massimo due.` }
  }
  return { plain: decimals === '' ? whole || '0' : `${whole || '0'}.${decimals}` }
}

/** One sign, once: decimals, or the thousands of an amount. */
function oneSign(text: string, kind: NumberKind, body: string, sign: string): Digits {
  const [whole = '', after = ''] = body.split(sign)
  if (kind === 'rate' || after.length !== 3) return withDecimals(text, kind, whole, after)
  const isGroup = isGrouped([whole, after])
  if (isGroup && sign === '.') return { plain: whole + after }
  // "015.000" and "1500.000" are no thousands as anybody writes them, and nobody writes a whole number with three decimals; in
  // "15'000.000" the thousands have their own mark.
  const isUnsureCount = kind === 'count' && after === '000' && /[1-9]/.test(whole) && text.includes(whole)
  if (!isGroup && !isUnsureCount) return withDecimals(text, kind, whole, after)
  return { problem: meant(text, kind, whole + after, `${whole}.${after.slice(0, 2)}`) }
}

/** Points, commas and digits, without anything else. */
function digitsOf(text: string, kind: NumberKind, body: string): Digits {
  const signs = body.replace(/\d/g, '')
  if (signs === '') return { plain: body }
  const last = signs.slice(-1)
  const at = body.lastIndexOf(last)
  const unsure = meant(
    text,
    kind,
    body.replace(/[.,]/g, ''),
    `${body.slice(0, at).replace(/[.,]/g, '') || '0'}.${body.slice(at + 1)}`,
  )
  if (signs.length === 1) return oneSign(text, kind, body, last)
  // One sign several times can only be of thousands.
  if (new Set(signs).size === 1) {
    const parts = body.split(last)
    return isGrouped(parts) ? { plain: parts.join('') } : { problem: unsure }
  }
  // Of two signs the last is of the decimals, the other of the thousands before it.
  const other = last === ',' ? '.' : ','
  const before = body.slice(0, at)
  if (before.includes(last) || !isGrouped(before.split(other))) return { problem: unsure }
  return withDecimals(text, kind, before.replaceAll(other, ''), body.slice(at + 1))
}

/** Takes the sign off: "-5", "+5", "5-", "(5)". */
function unsigned(bare: string): { body: string; isNegative: boolean } {
  const inside = /^\((.*)\)$/.exec(bare)?.[1]
  if (inside !== undefined) return { body: inside, isNegative: true }
  const [, before = '', body = '', after = ''] = /^([+-]?)(.*?)(-?)$/.exec(bare) ?? []
  if (before !== '' && after !== '') return { body: bare, isNegative: false }
  return { body, isNegative: before === '-' || after === '-' }
}

/** Spaces and apostrophes between groups of three; undefined where they stand elsewhere. */
function withoutGroups(body: string): string | undefined {
  if (!/[ ']/.test(body)) return body
  const [, whole = '', rest = ''] = /^([\d ']+)((?:[.,].*)?)$/.exec(body) ?? []
  return isGrouped(whole.split(/ ?['] ?| /)) && !/[ ']/.test(rest)
    ? whole.replace(/[ ']/g, '') + rest
    : undefined
}

/** A refusal, and what would be taken. */
function refusal(problem: string, kind: NumberKind, takes: string): string {
  const usual = NOTHING[kind]
  const why = problem.endsWith(usual) ? problem.slice(0, -usual.length) : `${problem} `
  return why + takes
}

/**
 * Reads what a person wrote: "15.000" is 15000 as money and 15 as a rate, "1450.50" and "1450,5" the same amount. What can
 * be meant in two ways is not guessed: `problem` is the Italian sentence for the field, with both readings.
 */
export function readNumber(text: string, kind: NumberKind, options: NumberOptions = {}): NumberReading {
  const { negative = false, takes } = options
  const reading = readText(text, kind, negative)
  if (reading.problem === undefined || !takes) return reading
  return { problem: refusal(reading.problem, kind, takes) }
}

function readText(text: string, kind: NumberKind, negative: boolean): NumberReading {
  const written = text.replace(UNSEEN, '').replace(SPACES, ' ').trim()
  const bare = written
    .replace(CURRENCY, ' ')
    .replace(APOSTROPHES, "'")
    .replace(MINUSES, '-')
    .replace(/ +/g, ' ')
    .replace(/ ?([-+()]) ?/g, '$1')
    .trim()
    .replace(/^'/, '')
  if (bare === '') return { problem: NOTHING[kind] }
  // "1.250,-" is a price without cents to some, and what a negative amount lost its cents from to others.
  if (/[.,]-$/.test(bare)) return { problem: noNumber(written, kind) }
  const { body, isNegative } = unsigned(bare)
  const digits = withoutGroups(body.trim())
  if (digits === undefined || !/\d/.test(digits) || /[^\d.,]/.test(digits)) {
    return { problem: noNumber(written, kind) }
  }
  const read = digitsOf(written, kind, digits)
  if ('problem' in read) return read
  if (read.plain.replace(/^0+|\./g, '').length > MOST_DIGITS)
    return { problem: `Il numero è troppo grande: al massimo ${MOST_DIGITS} cifre.` }
  const value = Number(read.plain)
  if (!isNegative || value === 0) return { value }
  return negative ? { value: -value } : { problem: 'Il numero non può essere negativo.' }
}
