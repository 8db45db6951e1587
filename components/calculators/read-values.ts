import { formatEuro, formatRate, toCents } from '@/lib/core/money'
import { FinanceError, need } from '@/lib/finance/error'
import type { Values } from './tool-types'

/** A number that has to be there; what is missing is said beside its field. */
export function numberOf(values: Values, name: string, missing: string, min = 0): number {
  const value = values[name]
  need(typeof value === 'number' && Number.isFinite(value), name, missing)
  need(value >= min, name, min > 0 ? 'Scrivi un numero maggiore di zero.' : 'Da 0 in su.')
  return value
}

/** Euro as cents. */
export const centsOf = (values: Values, name: string, missing: string, min = 0.01): number =>
  toCents(numberOf(values, name, missing, min))

/** The same, nothing where nothing is written. */
export const optionalCents = (values: Values, name: string): number =>
  typeof values[name] === 'number' ? centsOf(values, name, '', 0) : 0

export function wholeOf(values: Values, name: string, missing: string, min: number, max: number): number {
  const value = numberOf(values, name, missing, min)
  need(Number.isInteger(value) && value <= max, name, `Un numero intero fra ${min} e ${max}.`)
  return value
}

export const textOf = (values: Values, name: string): string => String(values[name] ?? '').trim()

export const euro = (cents: number): string => formatEuro(Math.round(cents))
export const rate = (percent: number, decimals = 2): string => formatRate(percent, decimals)

/** A calculation that calls a field by another name than the form. */
export function renaming<T>(names: Record<string, string>, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof FinanceError && names[error.field])
      throw new FinanceError(names[error.field] ?? error.field, error.message)
    throw error
  }
}
