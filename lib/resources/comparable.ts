import 'server-only'
import { AppError } from '@/lib/core/errors'

/** What Prisma, the driver and PostgreSQL say of a value that its column cannot hold. */
const CODES = new Set(['P2007', 'P2020', 'P2033', '22P02', '22003', '22007', '22008'])

function isBadValue(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'PrismaClientValidationError' || ('code' in error && CODES.has(String(error.code)))
}

/**
 * A list's query names values that only the database can judge: a made-up cursor, `null` for a column that
 * has none. They are a 400 like any other wrong query.
 */
export async function asBadQuery<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!isBadValue(error)) throw error
    throw new AppError('malformed', 'La richiesta contiene un valore non valido per questa lista.', {
      cause: error,
    })
  }
}
