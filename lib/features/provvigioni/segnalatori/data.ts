import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { toEuro } from '@/lib/core/money'
import type { StatoLead } from '@/lib/features/leads/schema'
import { getRow } from '@/lib/resources/read'
import { segnalatori } from './resource'

/** Named on the record; the agreement's own figures count all. */
const MOST = 100

/** Somebody whom a referrer has presented, and what came of it. */
export type Presentato = {
  _id: string
  codice: string
  nome: string
  cognome: string
  /** When they were presented. */
  at: string
  stato: StatoLead
  pratica: { _id: string; codice: string } | null
  /** What has accrued of it, less what was taken back; euro. */
  compenso: number
}

const CASE = { select: { id: true, codice: true } } as const

/** The request may have been forgotten when its time was over; what it has earned names the case by itself. */
const caseOf = (pratica: { id: string; codice: string } | null | undefined): Presentato['pratica'] =>
  pratica ? { _id: pratica.id, codice: pratica.codice } : null

/** A referrer with those whom they presented under this agreement, the latest first. */
export async function referrerDetail(actor: Actor, id: string) {
  // The row is read by the resource's own rule: whoever may not read it is refused here.
  const row = await getRow(segnalatori, actor, id)
  const found = await db().segnalazione.findMany({
    where: { segnalatoreId: id },
    select: {
      id: true,
      codice: true,
      segnalatoNome: true,
      segnalatoCognome: true,
      stato: true,
      createdAt: true,
      lead: { select: { stato: true, pratica: CASE } },
      compensi: { select: { importo: true, pratica: CASE } },
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST,
  })
  const presentati: Presentato[] = found.map(({ id: _id, codice, createdAt, lead, compensi, ...one }) => ({
    _id,
    codice,
    nome: one.segnalatoNome,
    cognome: one.segnalatoCognome,
    at: createdAt.toISOString(),
    stato: lead?.stato ?? one.stato,
    pratica: caseOf(lead?.pratica ?? compensi[0]?.pratica),
    compenso: toEuro(compensi.reduce((sum, { importo }) => sum + importo, 0n)),
  }))
  return { ...row, presentati }
}
