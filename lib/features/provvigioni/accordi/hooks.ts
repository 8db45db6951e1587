import 'server-only'
import { columnOfDay, dayOfColumn, formatDay, todayInRome } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import type { Prisma } from '@/prisma/generated/client'

type Columns = Record<string, unknown>
type Change = { data: Columns; before: Columns | null; tx: Tx }

const dayOf = (value: unknown): string => (value instanceof Date ? dayOfColumn(value) : String(value))

/** The rows whose validity meets a period. */
export const inPeriod = ({ validFrom, validTo }: Columns) => ({
  ...(validTo ? { validFrom: { lte: columnOfDay(dayOf(validTo)) } } : {}),
  OR: [{ validTo: null }, { validTo: { gte: columnOfDay(dayOf(validFrom)) } }],
})

/** Agreements are written by one at a time: of two about the same, a day must know only one. */
export const lockAgreements = async (tx: Tx): Promise<void> => {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('accordi'))`
}

export const overlaps = (validFrom: Date, validTo: Date | null) =>
  invalidField(
    'validFrom',
    `C’è già un accordo con le stesse condizioni dal ${formatDay(dayOfColumn(validFrom))}${
      validTo ? ` al ${formatDay(dayOfColumn(validTo))}` : ''
    }: chiudilo prima, o scegli altre date.`,
  )

/** A form keeps what was chosen before its kind was changed: only the party of the kind counts. */
export const onlyParty = (input: Columns): Columns => ({
  ...input,
  ...(input.tipo !== 'agente' && typeof input.agentId === 'string' ? { agentId: null } : {}),
  ...(input.tipo !== 'agenzia' && typeof input.agencyId === 'string' ? { agencyId: null } : {}),
})

/** Who is named must be there, and no other agreement of the same kind may count in the same days. */
export async function checkAccordo({ data, before, tx }: Change): Promise<Columns> {
  await lockAgreements(tx)
  const row = { ...before, ...data } as Prisma.AccordoUncheckedCreateInput
  const { tipo, agentId = null, agencyId = null, product = null, bankId = null } = row
  const nome = await partyName(tx, agentId, agencyId)
  if (bankId && !(await tx.bank.findUnique({ where: { id: bankId } })))
    throw invalidField('bankId', 'Questa banca non esiste.')
  const other = await tx.accordo.findFirst({
    where: {
      tipo,
      agentId,
      agencyId,
      product,
      bankId,
      ...(before ? { id: { not: String(before.id) } } : {}),
      ...inPeriod(row),
    },
  })
  if (other) throw overlaps(other.validFrom, other.validTo)
  return { ...data, nome }
}

async function partyName(tx: Tx, agentId: string | null, agencyId: string | null): Promise<string> {
  if (agentId) {
    const agent = await tx.agent.findUnique({ where: { id: agentId } })
    if (!agent) throw invalidField('agentId', 'Questo agente non esiste.')
    return `${agent.nome} ${agent.cognome}`
  }
  if (!agencyId) return 'Rete'
  const agency = await tx.agency.findUnique({ where: { id: agencyId } })
  if (!agency) throw invalidField('agencyId', 'Questa agenzia non esiste.')
  return agency.nome
}

/** What counted on a day that has passed stays on record: it gets an end instead. */
export async function keepPast({ before }: { before: Columns }): Promise<void> {
  if (dayOf(before.validFrom) <= todayInRome())
    throw new AppError(
      'conflict',
      'L’accordo è già in vigore: non si cancella. Scrivi fino a quando vale, e aggiungi quello nuovo.',
    )
}
