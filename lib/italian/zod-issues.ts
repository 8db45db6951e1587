import type { z } from 'zod'
import { numberText } from '@/lib/core/number-text'

/** What a schema expects, in words for people who fill in a form or call the API. */
const WANTED: Record<string, string> = {
  string: 'un testo',
  number: 'un numero',
  int: 'un numero intero',
  boolean: 'true o false',
  array: 'un elenco',
  object: 'un oggetto',
  record: 'un oggetto',
  date: 'una data',
}
const FORMATS: Record<string, string> = {
  uuid: 'Questo identificativo non è valido.',
  email: 'Scrivi un indirizzo e-mail valido.',
  url: 'Questo indirizzo non è valido.',
  date: 'Scrivi la data così: 2026-11-21.',
  datetime: 'Scrivi la data e l’ora così: 2026-11-21T08:00:00Z.',
}
const UNITS: Record<string, [one: string, many: string]> = {
  string: ['carattere', 'caratteri'],
  array: ['elemento', 'elementi'],
  set: ['elemento', 'elementi'],
}

type Size = { origin: string; inclusive?: boolean | undefined }

function sized(limit: number | bigint, { origin, inclusive }: Size, [within, without]: [string, string]) {
  const unit = UNITS[origin]?.[Number(limit) === 1 ? 0 : 1]
  const amount = unit ? `${numberText(Number(limit))} ${unit}` : numberText(Number(limit))
  return `${inclusive === false ? without : within} ${amount}.`
}

/** The message of a rule that brings none of its own; zod's Italian ones still speak of "string" and "undefined". */
export const italianIssue: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'Questo dato manca.'
      return WANTED[issue.expected] ? `Serve ${WANTED[issue.expected]}.` : 'Il valore non è valido.'
    case 'invalid_value':
      return `Valore non previsto: scegli tra ${issue.values.map(String).join(', ')}.`
    case 'too_big':
      return sized(issue.maximum, issue, ['Al massimo', 'Meno di'])
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'Non può restare vuoto.'
      return sized(issue.minimum, issue, ['Almeno', 'Più di'])
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'Il formato non è valido.'
    case 'not_multiple_of':
      return `Serve un multiplo di ${numberText(Number(issue.divisor))}.`
    default:
      return 'Il valore non è valido.'
  }
}
