import { AppError } from '@/lib/core/errors'

/**
 * Input for which a calculation has no answer. `field` names the wrong input in the words of the API, the
 * message is Italian and fit for users; as an AppError of code `invalid` it becomes a 422 by itself.
 */
export class FinanceError extends AppError {
  override name = 'FinanceError'

  constructor(
    readonly field: string,
    message: string,
  ) {
    super('invalid', message, { errors: [{ path: field, message }] })
  }
}

/** Throws unless `ok`. */
export function need(ok: boolean, field: string, message: string): asserts ok {
  if (!ok) throw new FinanceError(field, message)
}

/** Whole number within bounds: counts of instalments, months, ages. */
export function needInteger(value: number, min: number, max: number, field: string, message: string): void {
  need(Number.isInteger(value) && value >= min && value <= max, field, message)
}
