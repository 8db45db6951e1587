import { z } from 'zod'
import { type Day, todayInRome } from '@/lib/core/dates'
import { fold } from '@/lib/core/text'
import { type DayOptions, readDay } from '@/lib/italian/day-text'
import { type NumberKind, type NumberOptions, readNumber } from '@/lib/italian/numbers'
import { plainName } from '@/lib/italian/person-name'
import { readPhone } from '@/lib/italian/phone'
import { dividedProvince, readDivided, readSigla } from '@/lib/italian/province-codes'

/* How the texts of cells are read. A cell that reaches these is not empty. */

export const textCell = (max: number) => z.string().max(max, `Al massimo ${max} caratteri.`)

/** Reads a text, or says what is wrong with it. */
const reading = <T>(read: (text: string) => T | undefined, message: string) =>
  z.string().transform((text, ctx): T => {
    const value = read(text)
    if (value !== undefined) return value
    ctx.addIssue({ code: 'custom', message })
    return z.NEVER
  })

type Cell<T> = { value: T } | { problem: string }

/** A value as one of the readers of all doors takes it; its sentence is the cell's error. */
const readBy = <T>(read: (text: string) => Cell<T>) =>
  z.string().transform((text, ctx): T => {
    const found = read(text)
    if ('value' in found) return found.value
    ctx.addIssue({ code: 'custom', message: found.problem })
    return z.NEVER
  })

const numberCell = (kind: NumberKind, options?: NumberOptions) =>
  readBy((text): Cell<number> => {
    const { value, problem } = readNumber(text, kind, options)
    return problem === undefined ? { value } : { problem }
  })

/** Euro, a percentage, a whole number; the signed ones may lie below zero. */
export const moneyCell = numberCell('money')
export const signedMoneyCell = numberCell('money', { negative: true })
export const rateCell = numberCell('rate')
export const signedRateCell = numberCell('rate', { negative: true })
export const countCell = numberCell('count')
export const signedCountCell = numberCell('count', { negative: true })

const dayIn = (text: string, options?: DayOptions): Cell<Day> => {
  const { day, problem } = readDay(text, options)
  return problem === undefined ? { value: day } : { problem }
}

/** 21/11/2026, 2026-11-21, with a time behind it, or the number by which a spreadsheet counts it. */
export const dayCell = readBy((text) => dayIn(text))
/** A day that has been: "1/3/26" is one of this century where that is not to come. */
export const pastDayCell = readBy((text) => dayIn(text, { notAfter: todayInRome() }))

const YES = new Set(['si', 's', 'x', '1', 'vero', 'true', 'yes', 'y'])
const NO = new Set(['no', 'n', '0', 'falso', 'false'])
export const yesCell = reading((text) => {
  const word = fold(text)
  if (YES.has(word)) return true
  return NO.has(word) ? false : undefined
}, 'Scrivi sì o no.')

export const emailCell = z
  .email('L’indirizzo e-mail non è valido.')
  .max(254, 'Al massimo 254 caratteri.')
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

const NO_PROVINCE = 'Scrivi la sigla della provincia: MI, RM…'

/**
 * The letters of a province. Old lists still name one that was divided since: the column says so (`isProvince`), and the row's
 * town decides what it is today.
 */
export const provinceCell = reading((text) => readDivided(text) ?? readSigla(text), NO_PROVINCE)

/** A province of today, where no town of the row could tell which one is meant. */
export const provinceOfTodayCell = z.string().transform((text, ctx) => {
  const problem = dividedProvince(text)
  const sigla = problem ? undefined : readSigla(text)
  if (sigla) return sigla
  ctx.addIssue({ code: 'custom', message: problem ?? NO_PROVINCE })
  return z.NEVER
})

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
