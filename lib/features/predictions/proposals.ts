import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { addMonthsToDay, monthOf } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { toEuro } from '@/lib/core/money'
import { setting } from '@/lib/settings/read'
import type { Prisma } from '@/prisma/generated/client'
import type { Proposte } from './schema'
import { previsioniStandard, STATI_PREVEDIBILI, type StatoPrevedibile } from './settings'

/** As many as are worked through in one sitting; the count says how many there are. */
const SHOWN = 20

/** The agent's own cases that a bank has and of which no open forecast tells, the nearest to the money first. */
export async function proposalsFor(actor: Actor, now = new Date()): Promise<Proposte> {
  const where: Prisma.PraticaWhereInput = {
    agentId: actor.userId,
    stato: { in: [...STATI_PREVEDIBILI] },
    predictions: { none: { stato: 'aperta' } },
  }
  const [total, rows, standard] = await Promise.all([
    db().pratica.count({ where }),
    db().pratica.findMany({
      where,
      orderBy: [{ stato: 'desc' }, { statoDal: 'asc' }, { id: 'asc' }],
      take: SHOWN,
      include: { bank: { select: { nome: true } } },
    }),
    setting(previsioniStandard),
  ])
  return {
    io: actor.userId,
    total,
    items: rows.map((row) => {
      const { probabilita, mesi } = standard[row.stato as StatoPrevedibile]
      const month = addMonthsToDay(`${monthOf(now)}-01`, mesi)
      return {
        praticaId: row.id,
        codice: row.codice,
        cliente: row.intestatario,
        stato: row.stato,
        product: row.product,
        bankId: row.bankId,
        banca: row.bank?.nome ?? null,
        importo: toEuro(row.importoDeliberato ?? row.importoRichiesto),
        probabilita,
        anno: Number(month.slice(0, 4)),
        mese: Number(month.slice(5, 7)),
      }
    }),
  }
}
