import { addMonths, monthOf } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { buildBank } from '@/prisma/seed/factories/banks'
import { buildIncasso } from '@/prisma/seed/factories/commissions'
import { buildPratica, buildPrediction, buildProvvigione } from '@/prisma/seed/factories/pratiche'
import { buildBudget } from '@/prisma/seed/factories/service'

export const ago = (months: number) => addMonths(new Date(), -months)

/** Cases of every outcome in several months: some paid, one of them taken back a month later, one given to somebody else since. */
export async function work(owner: { agentId: string; agencyId: string | null }, next: string) {
  const bankId = (await buildBank()).id
  const common = { ...owner, bankId, product: 'mutuo' as const, finalita: 'acquisto_prima_casa' }
  const paid = (months: number, euro: bigint) =>
    buildPratica({
      ...common,
      stato: 'liquidata',
      createdAt: ago(months + 2),
      dataInvioBanca: ago(months + 1),
      dataDelibera: ago(months + 1),
      dataLiquidazione: ago(months),
      importoErogato: euro * 100n,
    })
  await paid(1, 100_000n)
  await paid(3, 150_000n)
  const back = await paid(4, 80_000n)
  await earnings(back.id, owner)
  await payments(back.id, bankId)
  const given = await paid(2, 60_000n)
  await db().pratica.update({
    where: { id: back.id },
    data: { stato: 'in_istruttoria', importoErogato: null, dataLiquidazione: null },
  })
  await db().pratica.update({ where: { id: given.id }, data: { agentId: next } })
  await buildPratica({ ...common, product: 'prestito', finalita: 'auto', createdAt: ago(1) })
  await buildPratica({
    ...common,
    stato: 'respinta',
    dataInvioBanca: ago(2),
    createdAt: ago(3),
    statoDal: ago(1),
  })
  await forecasts(owner.agentId, bankId)
  const draft = await buildPratica({ ...common, createdAt: ago(2) })
  await db().praticaPersona.deleteMany({ where: { praticaId: draft.id } })
  await db().pratica.delete({ where: { id: draft.id } })
}

/** A target and an open forecast of this month, forecasts of last month that have ended, and what was expected of it. */
async function forecasts(agentId: string, bankId: string) {
  const monthOfColumns = (months: number) => {
    const [anno, mese] = monthOf(ago(months)).split('-').map(Number)
    return { anno: anno ?? 0, mese: mese ?? 0 }
  }
  const common = { agentId, bankId, product: 'mutuo' as const }
  await buildBudget({ agentId, product: 'mutuo', ...monthOfColumns(0), importo: 9_000_000n, pezzi: 2 })
  await buildPrediction({ ...common, ...monthOfColumns(0) })
  await buildPrediction({ ...common, ...monthOfColumns(1), stato: 'realizzata' })
  await buildPrediction({ ...common, ...monthOfColumns(1), stato: 'persa' })
  await db().$executeRaw`
    INSERT INTO prediction_foto (settimana, agent_id, agency_id, bank_id, product, mese, n, importo, ponderato)
    SELECT date_trunc('week', mese)::date, ${agentId}::uuid, nessuno(), ${bankId}::uuid, 'mutuo', mese, 1, 9000000, 7000000
    FROM (SELECT ${`${monthOf(ago(1))}-01`}::date AS mese) m`
}

/** Shares of everybody in two months, one of which was taken back in part. */
async function earnings(
  praticaId: string,
  { agentId, agencyId }: { agentId: string; agencyId: string | null },
) {
  const share = { praticaId, maturataAt: ago(4) }
  const own = await buildProvvigione({ ...share, beneficiarioId: agentId, importo: 60_000n })
  await buildProvvigione({ ...share, quota: 'agenzia', beneficiarioId: agencyId, importo: 20_000n })
  await buildProvvigione({ ...share, quota: 'sede', importo: 40_000n })
  const part = { praticaId, beneficiarioId: agentId, storno: true, stornaId: own.id, maturataAt: ago(1) }
  await buildProvvigione({ ...part, importo: -10_001n })
}

/** What the bank paid of it: less than is due, with a part taken back, and what it paid of a case that nobody knows. */
async function payments(praticaId: string, bankId: string) {
  const due = await buildPratica({ stato: 'liquidata', bankId })
  await buildProvvigione({ praticaId: due.id, quota: 'sede', importo: 75_000n, maturataAt: ago(2) })
  const paid = { bankId, data: ago(3) }
  await buildIncasso({ ...paid, praticaId, importo: 100_000n })
  await buildIncasso({ ...paid, praticaId, importo: -20_025n, data: ago(1) })
  await buildIncasso({ ...paid, importo: 55_000n })
}
