import 'server-only'
import Decimal from 'decimal.js'
import type { Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { accrueReferral, reverseReferral } from '@/lib/features/provvigioni/segnalatori/accrue'
import type { Pratica } from '@/prisma/generated/client'
import {
  type Accordo,
  accordoDi,
  compensoCliente,
  provvigioneLorda,
  type Quota,
  type Riga,
  ripartisci,
} from './commissions'

/** What a case that is paid out accrues, by the percentages frozen on it; amounts in cents. */
export type Accrual = {
  erogato: number
  lordo: number
  accordo: Accordo
  quote: (Riga & { beneficiarioId: string | null })[]
}

/** The shares of the amount that was paid out. Nothing is written: the same is shown before a payment is recorded. */
export async function accrualOf(tx: Tx, pratica: Pratica): Promise<Accrual> {
  const accordo = accordoDi(pratica)
  const agent = pratica.agentId ? await tx.agent.findUnique({ where: { id: pratica.agentId } }) : null
  const chi: Record<Quota, string | null> = {
    agente: pratica.agentId,
    manager: agent?.managerId ?? null,
    agenzia: pratica.agencyId,
    sede: null,
  }
  const erogato = Number(pratica.importoErogato ?? 0)
  const lordo = provvigioneLorda(erogato, accordo)
  const presenti = {
    agente: chi.agente !== null,
    manager: chi.manager !== null,
    agenzia: chi.agenzia !== null,
  }
  const quote = ripartisci(lordo, accordo, presenti)
  return {
    erogato,
    lordo,
    accordo,
    quote: quote.map((riga) => ({ ...riga, beneficiarioId: chi[riga.quota] })),
  }
}

/**
 * Writes the commission rows of a case that was paid out, by the percentages frozen on it. The database keeps one set of
 * rows for each payment, whose sum is the gross.
 */
export async function accrueCommissions(tx: Tx, pratica: Pratica): Promise<void> {
  const { erogato, lordo, accordo, quote } = await accrualOf(tx, pratica)
  const payment = {
    praticaId: pratica.id,
    maturazione: await nextPayment(tx, pratica.id),
    maturataAt: await dayOfAccrual(tx, pratica.dataLiquidazione ?? new Date()),
    lordo: BigInt(lordo),
    erogato: BigInt(erogato),
    bankPct: new Decimal(accordo.bankPct),
    compenso: BigInt(compensoCliente(erogato, accordo)),
    product: pratica.product,
    bankId: pratica.bankId,
  }
  await tx.provvigione.createMany({
    data: quote.map(({ importo, ...quota }) => ({
      ...payment,
      ...quota,
      id: newId(),
      importo: BigInt(importo),
    })),
  })
  await accrueReferral(tx, pratica, { maturazione: payment.maturazione, maturataAt: payment.maturataAt })
}

/** Two accruals of one payment would be the same number, which the database refuses. */
async function nextPayment(tx: Tx, praticaId: string): Promise<number> {
  const { _max } = await tx.provvigione.aggregate({
    where: { praticaId, storno: false },
    _max: { maturazione: true },
  })
  return (_max.maturazione ?? 0) + 1
}

/**
 * The day of the payment; today, where statements of its month or of a later one are closed: what a month accrued does not
 * change afterwards. A transaction that closes one waits for us, or we see it.
 */
async function dayOfAccrual(tx: Tx, paid: Date): Promise<Date> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock_shared(hashtext('provvigioni.mesi'))`
  const [month] = await tx.$queryRaw<{ chiuso: boolean }[]>`
    SELECT EXISTS (SELECT FROM estratti WHERE stato <> 'bozza' AND mese >= mese_di(${paid.toISOString()}::timestamptz)) AS chiuso`
  return month?.chiuso ? new Date() : paid
}

/** What is outstanding of a case's shares, each with the amount in cents that is left of it. */
export async function outstandingOf(tx: Tx, praticaId: string) {
  const rows = await tx.provvigione.findMany({
    where: { praticaId, storno: false },
    include: { storni: { select: { importo: true } } },
    orderBy: { id: 'asc' },
  })
  return rows.flatMap(({ id, quota, beneficiarioId, percentuale, importo, storni }) => {
    const resta = storni.reduce((sum, storno) => sum + storno.importo, importo)
    return resta === 0n ? [] : [{ id, quota, beneficiarioId, percentuale, resta }]
  })
}

/** Takes back what is outstanding of a case: for each row one negative row that names it. */
export async function reverseCommissions(tx: Tx, praticaId: string, motivo?: string): Promise<void> {
  const now = new Date()
  const open = await outstandingOf(tx, praticaId)
  await tx.provvigione.createMany({
    data: open.map(({ id: stornaId, resta, ...share }) => ({
      ...share,
      praticaId,
      motivo,
      stornaId,
      id: newId(),
      importo: -resta,
      storno: true,
      maturataAt: now,
    })),
  })
  await reverseReferral(tx, praticaId, now)
}
