import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { dayOfColumn } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { getRow } from '@/lib/resources/read'
import type { FamigliaTabella, PriceTable, Prodotto } from '@/prisma/generated/client'
import { phaseOfRow } from './hooks'
import type { TableExtra, Versione } from './types'
import { type Tables, versionIds } from './write-step'

const MOST = 50

/** The versions of a grid, newest first. */
async function versionsOf(table: Pick<PriceTable, 'famiglia' | 'nome' | 'bankId'>): Promise<Versione[]> {
  const rows = await db().priceTable.findMany({
    where: { id: { in: await versionIds(db(), table, MOST) } },
    include: { _count: { select: { righe: true } } },
    orderBy: [{ validFrom: 'desc' }, { id: 'desc' }],
  })
  return rows.map((row) => ({
    _id: row.id,
    stato: row.stato,
    fase: phaseOfRow(row),
    righe: row._count.righe,
    validFrom: dayOfColumn(row.validFrom),
    validTo: row.validTo && dayOfColumn(row.validTo),
  }))
}

/** A grid with its versions, for who manages them. */
export async function tableDetail(tables: Tables, actor: Actor, id: string) {
  const row = await getRow(tables, actor, id)
  const famiglia = tables.fixed?.famiglia as FamigliaTabella
  const versioni = await versionsOf({ famiglia, nome: String(row.nome), bankId: row.bankId as string | null })
  const fase = versioni.find(({ _id }) => _id === row._id)?.fase ?? 'bozza'
  const extra: TableExtra = { famiglia, fase, versioni }
  const prodotto = row.prodotto as Prodotto
  return { ...row, _id: String(row._id), version: Number(row.version), prodotto, ...extra }
}

export async function tableVersions(tables: Tables, actor: Actor, id: string): Promise<Versione[]> {
  return (await tableDetail(tables, actor, id)).versioni
}
