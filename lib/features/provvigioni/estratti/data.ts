import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { dayOf, dayOfColumn } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { AppError, orNotFound } from '@/lib/core/errors'
import { idOrNotFound } from '@/lib/core/ids'
import { toEuro } from '@/lib/core/money'
import { allowedRows } from '@/lib/resources/access'
import { getRow } from '@/lib/resources/read'
import { visibleStatements } from './access'
import { presentFee, presentRow } from './present'
import { estratti } from './resource'
import type { StatementDocument, StatementRow } from './types'

/** More shares than one payee has in a month; what would be beyond is counted on the screen and stands in the PDF. */
const SHOWN = 500
const MOST = 20_000

const IN_ORDER = [{ maturataAt: 'asc' as const }, { id: 'asc' as const }]

async function feesOf(estrattoId: string, take: number): Promise<StatementRow[]> {
  const rows = await db().compensoSegnalatore.findMany({
    where: { estrattoId },
    include: {
      pratica: { select: { codice: true } },
      segnalazione: { select: { segnalatoNome: true, segnalatoCognome: true } },
    },
    orderBy: IN_ORDER,
    take,
  })
  return rows.map(presentFee)
}

async function sharesOf(estrattoId: string, take: number): Promise<StatementRow[]> {
  const rows = await db().provvigione.findMany({
    where: { estrattoId },
    include: {
      pratica: { select: { codice: true, intestatario: true } },
      bank: { select: { nome: true } },
    },
    orderBy: IN_ORDER,
    take,
  })
  return rows.map(presentRow)
}

/** A statement with its rows, for who may see it. */
export async function statementDetail(actor: Actor, id: string) {
  const row = await getRow(estratti, actor, id)
  const rowsOf = row.segnalatoreId ? feesOf : sharesOf
  return { ...row, _id: String(row._id), elenco: await rowsOf(String(row._id), SHOWN) }
}

/** All that a document says, of a statement whose figures are final. The caller has authorised it. */
export async function statementDocument(id: string): Promise<StatementDocument> {
  const row = orNotFound(
    await db().estratto.findUnique({ where: { id }, include: { riportoDa: { select: { codice: true } } } }),
  )
  if (!row.codice || !row.chiusoAt)
    throw new AppError('conflict', 'L’estratto è una bozza: il documento c’è quando è chiuso.')
  return {
    codice: row.codice,
    mese: dayOfColumn(row.mese),
    beneficiario: row.beneficiario,
    perSegnalatore: row.segnalatoreId !== null,
    chiusoIl: dayOf(row.chiusoAt),
    maturato: toEuro(row.maturato),
    storni: toEuro(row.storni),
    riporto: toEuro(row.riporto),
    totale: toEuro(row.totale),
    riportoDa: row.riportoDa?.codice ?? null,
    righe: await (row.segnalatoreId ? feesOf : sharesOf)(id, MOST),
  }
}

/** The same for a reader: somebody else's is not there. */
export async function statementFor(actor: Actor, id: string): Promise<StatementDocument> {
  const where = { AND: [allowedRows(visibleStatements, actor), { id: idOrNotFound(id) }] }
  orNotFound(await db().estratto.findFirst({ where, select: { id: true } }))
  return statementDocument(id)
}
