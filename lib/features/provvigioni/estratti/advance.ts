import 'server-only'
import { addMonthsToDay, columnOfDay, dayOfColumn, formatDay, todayInRome } from '@/lib/core/dates'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { formatEuro } from '@/lib/core/money'
import type { Ctx } from '@/lib/http/context'
import { enqueue } from '@/lib/jobs/enqueue'
import { lockRow } from '@/lib/resources/lock'
import { writeVerb } from '@/lib/resources/write-verb'
import type { Estratto } from '@/prisma/generated/client'
import { monthName } from './labels'
import { estratti } from './resource'
import type { PayValues } from './schema'
import { tellPayee } from './tell-payee'

type Target = { _id: string; version: number }

const wrongState = ({ stato }: Estratto, wanted: string) =>
  new AppError('conflict', `L’estratto è ${stato}: ${wanted}`)

/** Freezes a draft under its number. Its document follows in a job, since a page is slow to draw. */
export async function closeStatement(ctx: Ctx, { _id, version }: Target): Promise<Estratto> {
  return withTransaction(async (tx) => {
    // What accrues meanwhile, in a month that this closes, waits and then is of today.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('provvigioni.mesi'))`
    const before = await lockRow(estratti, { ...ctx, tx }, _id, version)
    if (before.stato !== 'bozza') throw wrongState(before, 'si chiude solo una bozza.')
    await refuseEarlier(tx, before)
    await refuseUnsettled(tx, before)
    const anno = Number(todayInRome().slice(0, 4))
    const { _max } = await tx.estratto.aggregate({ where: { anno }, _max: { numero: true } })
    const numero = (_max.numero ?? 0) + 1
    const change = { stato: 'chiuso', anno, numero, chiusoAt: new Date() } as const
    const after = await writeVerb(estratti, { ...ctx, tx }, { before, change })
    await enqueue(tx, 'provvigioni.pdf', { id: _id }, { jobKey: `provvigioni.pdf:${_id}` })
    await tellPayee(tx, after)
    return after
  }, ctx.tx)
}

const same = ({ agentId, agencyId, segnalatoreId }: Estratto) => ({ agentId, agencyId, segnalatoreId })

/** Numbers and debts go from month to month in their order. */
async function refuseEarlier(tx: Tx, draft: Estratto): Promise<void> {
  const where = { ...same(draft), stato: 'bozza', mese: { lt: draft.mese } } as const
  const earlier = await tx.estratto.findFirst({ where, orderBy: { mese: 'asc' } })
  if (earlier) throw new AppError('conflict', `Prima va chiuso l’estratto di ${monthName(earlier.mese)}.`)
}

/** Nothing of the month is left out without somebody having seen it. */
async function refuseUnsettled(tx: Tx, draft: Estratto): Promise<void> {
  const open = { estrattoId: null, mese: { lte: draft.mese } }
  const { segnalatoreId, agentId, agencyId } = draft
  const rows = segnalatoreId
    ? await tx.compensoSegnalatore.count({ where: { ...open, segnalatoreId } })
    : await tx.provvigione.count({ where: { ...open, agentId, agencyId } })
  const debts = await tx.estratto.count({
    where: {
      ...same(draft),
      mese: { lt: draft.mese },
      stato: { in: ['chiuso', 'inviato'] },
      totale: { lt: 0 },
      riportatoIn: null,
    },
  })
  if (rows + debts > 0)
    throw new AppError(
      'conflict',
      `Dopo la bozza qualcosa è cambiato: prepara di nuovo gli estratti di ${monthName(draft.mese)}.`,
    )
}

/** Says that the payee has it and that it is going to be paid. */
export async function sendStatement(ctx: Ctx, { _id, version }: Target): Promise<Estratto> {
  return withTransaction(async (tx) => {
    const before = await lockRow(estratti, { ...ctx, tx }, _id, version)
    if (before.stato !== 'chiuso') throw wrongState(before, 'si invia quando è chiuso.')
    const change = { stato: 'inviato', inviatoAt: new Date() } as const
    const after = await writeVerb(estratti, { ...ctx, tx }, { before, change })
    await tellPayee(tx, after)
    return after
  }, ctx.tx)
}

/** Paid on a day, with the debts of before that it has settled. One that is below zero waits for a later month. */
export async function payStatement(ctx: Ctx, { _id, version }: Target, values: PayValues): Promise<Estratto> {
  const day = values.data ?? todayInRome()
  if (day > todayInRome()) throw invalidField('data', 'Il pagamento non può essere nel futuro.')
  return withTransaction(async (tx) => {
    const before = await lockRow(estratti, { ...ctx, tx }, _id, version)
    if (before.stato !== 'inviato') throw wrongState(before, 'si paga quando è inviato.')
    const since = addMonthsToDay(dayOfColumn(before.mese), 1)
    if (day < since)
      throw invalidField(
        'data',
        `L’estratto è di ${monthName(before.mese)}: il pagamento non può venire prima del ${formatDay(since)}.`,
      )
    if (before.totale < 0n)
      throw new AppError(
        'conflict',
        `Il totale è ${formatEuro(before.totale)}: non c’è niente da pagare, passa all’estratto di un mese dopo.`,
      )
    const pagatoIl = columnOfDay(day)
    const riferimento = values.riferimento || null
    const change = { stato: 'pagato', pagatoIl, riferimento } as const
    const after = await writeVerb(estratti, { ...ctx, tx }, { before, change })
    await settleDebts({ ...ctx, tx }, after, pagatoIl)
    await tellPayee(tx, after)
    return after
  }, ctx.tx)
}

/** The chain of statements below zero that led to this one: months, so a few. */
async function settleDebts(ctx: Ctx & { tx: Tx }, paid: Estratto, pagatoIl: Date): Promise<void> {
  const change = {
    stato: 'pagato',
    pagatoIl,
    riferimento: `Compensato nell’estratto ${paid.codice}`,
  } as const
  const chain = await ctx.tx.$queryRaw<{ id: string }[]>`
    WITH RECURSIVE debiti AS (
      SELECT riporto_da_id AS id FROM estratti WHERE id = ${paid.id}::uuid
      UNION ALL SELECT e.riporto_da_id FROM estratti e JOIN debiti d ON e.id = d.id
    ) SELECT id FROM debiti WHERE id IS NOT NULL ORDER BY id`
  const rows = await ctx.tx.estratto.findMany({
    where: { id: { in: chain.map(({ id }) => id) }, stato: { in: ['chiuso', 'inviato'] } },
    orderBy: { id: 'asc' },
  })
  for (const before of rows) await writeVerb(estratti, ctx, { before, change })
}
