import { z } from 'zod'
import { columnOfDay, type Day, dayOfColumn } from '@/lib/core/dates'
import { fold } from '@/lib/core/text'
import { plainName } from '@/lib/italian/person-name'
import { readPhone } from '@/lib/italian/phone'
import { PROVINCE_OPTIONS } from '@/lib/italian/province-codes'

/* How the texts of cells are read. A cell that reaches these is not empty. */

export const textCell = (max: number) => z.string().max(max, `Al massimo ${max} lettere.`)

/** Reads a text, or says what is wrong with it. */
const reading = <T>(read: (text: string) => T | undefined, message: string) =>
  z.string().transform((text, ctx): T => {
    const value = read(text)
    if (value !== undefined) return value
    ctx.addIssue({ code: 'custom', message })
    return z.NEVER
  })

const ITALIAN_DAY = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/

function dayIn(text: string): Day | undefined {
  const [, d = '', m = '', y = ''] = ITALIAN_DAY.exec(text) ?? []
  const day = y ? `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}` : text
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined
  const column = columnOfDay(day)
  return !Number.isNaN(column.getTime()) && dayOfColumn(column) === day ? day : undefined
}

/** 21/11/2026 or 2026-11-21. */
export const dayCell = reading(dayIn, 'La data non è valida: si scrive 21/11/2026.')

const YES = new Set(['si', 's', 'x', '1', 'vero', 'true', 'yes', 'y'])
const NO = new Set(['no', 'n', '0', 'falso', 'false'])
export const yesCell = reading((text) => {
  const word = fold(text)
  if (YES.has(word)) return true
  return NO.has(word) ? false : undefined
}, 'Scrivi sì o no.')

/** With a decimal comma or point; a point before three digits and a comma is of thousands. */
export const numberCell = reading((text) => {
  const plain = /,\d+$/.test(text) ? text.replaceAll('.', '').replace(',', '.') : text
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined
}, 'Scrivi un numero.')

const PLAIN = /^[+-]?\d+(?:[.,]\d+)?$/
const GROUPED = /^[+-]?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/

/** "1.250,50", "1250.50" and "€ 1.250" are the same sort of thing; null for what is no number. */
export function numberOf(text: string): number | null {
  const bare = text.replace(/[€%\s]/g, '')
  if (GROUPED.test(bare)) return Number(bare.replaceAll('.', '').replace(',', '.'))
  return PLAIN.test(bare) ? Number(bare.replace(',', '.')) : null
}

/** An amount, where a point before three digits is of thousands even without a comma. */
export const amountCell = reading((text) => numberOf(text) ?? undefined, 'Scrivi un importo.')

export const emailCell = z
  .email('L’indirizzo e-mail non è valido.')
  .max(254, 'L’indirizzo è troppo lungo.')
  .toLowerCase()

/** A telephone, E.164, of a kind of record that has no place for an extension. */
export const phoneCell = z.string().transform((text, ctx) => {
  const read = readPhone(text)
  if ('number' in read && !read.extension) return read.number
  const message =
    'problem' in read
      ? read.problem
      : `L’interno non si conserva: scrivi il numero senza «int. ${read.extension}».`
  ctx.addIssue({ code: 'custom', message })
  return z.NEVER
})

/** The same for a record whose notes have a place for it. */
export const phoneAndExtensionCell = z.string().transform((text, ctx) => {
  const read = readPhone(text)
  if ('number' in read) return read
  ctx.addIssue({ code: 'custom', message: read.problem })
  return z.NEVER
})

export const nameCell = (max: number) => textCell(max).overwrite(plainName)

/** A word of a list, by its value or its label. */
export function choiceCell<V extends string>(labels: Readonly<Record<V, string>>) {
  const values = Object.keys(labels) as V[]
  const byWord = new Map(
    values.flatMap((value) => [[fold(value), value] as const, [fold(labels[value]), value] as const]),
  )
  const message = `Scrivi uno di questi valori: ${values.map((value) => labels[value]).join(', ')}.`
  return reading((text) => byWord.get(fold(text)), message)
}

const SIGLE = new Set(PROVINCE_OPTIONS.map(({ value }) => value))
const siglaIn = (text: string) => (SIGLE.has(text.toUpperCase()) ? text.toUpperCase() : undefined)
export const provinceCell = reading(siglaIn, 'Scrivi la sigla della provincia: MI, RM…')

/** Spreadsheets take the zeros away with which a postal code begins. */
export const capCell = reading(
  (text) => (/^\d{3,5}$/.test(text) ? text.padStart(5, '0') : undefined),
  'Il CAP ha 5 cifre.',
)

/** Several values in one cell, between commas, semicolons or bars. */
export const listCell = <T>(one: z.ZodType<T, string>) =>
  z
    .string()
    .transform((text) => [...new Set(text.split(/[,;|/]+/).map((part) => part.trim()))].filter(Boolean))
    .pipe(z.array(one))
