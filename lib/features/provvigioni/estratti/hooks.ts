import 'server-only'
import { AppError } from '@/lib/core/errors'

type Columns = Record<string, unknown>

/** What the beneficiary was told stays as it was. */
export function checkDraft({ data, before }: { data: Columns; before: Columns | null }): Columns {
  if (before && before.stato !== 'bozza')
    throw new AppError('conflict', 'L’estratto è chiuso: non cambia più.')
  return data
}
