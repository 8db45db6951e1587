import 'server-only'
import { dayOfColumn, todayInRome } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { inPeriod, lockAgreements, overlaps } from '@/lib/features/provvigioni/accordi/hooks'
import type { Prisma } from '@/prisma/generated/client'

type Columns = Record<string, unknown>
type Change = { data: Columns; before: Columns | null; tx: Tx }

const dayOf = (value: unknown): string => (value instanceof Date ? dayOfColumn(value) : String(value))
/** What was agreed: referrals were made, and fees accrued, by it. */
const AGREED = ['email', 'compensoFisso', 'compensoPct', 'validFrom'] as const

/** Of one person a day knows one agreement; one that has begun ends, and a new one follows. */
export async function checkReferrer({ data, before, tx }: Change): Promise<Columns> {
  await lockAgreements(tx)
  const row = { ...before, ...data } as Prisma.SegnalatoreUncheckedCreateInput
  const others = before ? { id: { not: String(before.id) } } : {}
  const other = await tx.segnalatore.findFirst({ where: { email: row.email, ...others, ...inPeriod(row) } })
  if (other) throw overlaps(other.validFrom, other.validTo)
  return keepBegun({ data, before })
}

/** What held on a day is not written anew. */
function keepBegun({ data, before }: Pick<Change, 'data' | 'before'>): Columns {
  if (!before || dayOf(before.validFrom) > todayInRome()) return data
  const field = AGREED.find((name) => name in data)
  if (field)
    throw invalidField(
      field,
      'L’accordo è già in vigore: scrivi fino a quando vale, e aggiungi quello nuovo.',
    )
  const { validTo } = data
  if (validTo && dayOf(validTo) < todayInRome() && validTo !== before.validTo)
    throw invalidField('validTo', 'Un accordo in vigore finisce da oggi in poi.')
  return data
}

/** What counted on a day that has passed stays on record. */
export function keepOnRecord({ before }: { before: Columns }): void {
  if (dayOf(before.validFrom) <= todayInRome())
    throw new AppError('conflict', 'L’accordo è già in vigore: non si cancella. Scrivi fino a quando vale.')
}
