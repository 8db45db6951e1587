import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { dayOfColumn, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { allowedRows } from '@/lib/resources/access'
import type { FamigliaTabella, PriceTable } from '@/prisma/generated/client'
import { phaseOfRow } from './hooks'
import type { Linea, Linee } from './types'
import type { Tables } from './write-step'

/** So many grids are read, the newest first: years of them. */
const MOST = 500

/** When the grids of a family hold, by bank and name. */
export async function tableLines(tables: Tables, actor: Actor): Promise<Linee> {
  const famiglia = tables.fixed?.famiglia as FamigliaTabella
  const rows = await db().priceTable.findMany({
    where: { AND: [allowedRows(tables.access.read, actor), { famiglia }] },
    include: { bank: { select: { nome: true } } },
    orderBy: [{ validFrom: 'desc' }, { id: 'desc' }],
    take: MOST + 1,
  })
  const lines = new Map<string, Linea>()
  for (const row of rows.slice(0, MOST)) {
    const key = `${row.bankId} ${row.nome.toLowerCase()}`
    const line = lines.get(key) ?? { nome: row.nome, banca: row.bank?.nome ?? null, versioni: [] }
    line.versioni.push(shown(row))
    lines.set(key, line)
  }
  const { compare } = new Intl.Collator('it')
  return {
    oggi: todayInRome(),
    righe: [...lines.values()].sort(
      (a, b) => compare(a.banca ?? '', b.banca ?? '') || compare(a.nome, b.nome),
    ),
    sonoTutte: rows.length <= MOST,
  }
}

const shown = (row: PriceTable): Linea['versioni'][number] => ({
  _id: row.id,
  fase: phaseOfRow(row),
  validFrom: dayOfColumn(row.validFrom),
  validTo: row.validTo && dayOfColumn(row.validTo),
})
