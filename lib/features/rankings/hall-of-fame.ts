import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { byRole, staffRole } from '@/lib/auth/by-role'
import { db } from '@/lib/core/db'
import { toEuro } from '@/lib/core/money'
import { setting } from '@/lib/settings/read'
import type { ClassificaVoce, TipoClassifica } from '@/prisma/generated/client'
import { CLASSIFICHE, monthOfPeriod, type Periodo } from './labels'
import { classificheMostra, type Mostra } from './settings'
import type { AlboReply, Vittoria } from './types'

/** Twenty years of months, and some draws. */
const MOST = 300

type Winner = ClassificaVoce & { classifica: Periodo }

/** Who stood first in each published month, who did most often, and the best month of all. */
export async function hallOfFame(actor: Actor, tipo: TipoClassifica): Promise<AlboReply> {
  const [rows, mostra] = await Promise.all([
    db().classificaVoce.findMany({
      where: { posizione: 1, classifica: { tipo, published: true } },
      include: { classifica: { select: { anno: true, mese: true } } },
      orderBy: [{ classifica: { periodo: 'desc' } }, { nome: 'asc' }, { id: 'asc' }],
      take: MOST,
    }),
    setting(classificheMostra),
  ])
  const seen: Mostra = byRole(staffRole(actor.role), { admin: () => 'importi' as const, agent: () => mostra })
  const isMine = ({ agentId }: ClassificaVoce) => actor.role === 'agent' && agentId === actor.userId
  const present = (row: Winner) => presentWin(row, isMine(row), { tipo, seen })
  const best = rows.reduce<Winner | null>(
    (top, row) => (!top || Number(row.punti) > Number(top.punti) ? row : top),
    null,
  )
  return {
    tipo,
    mostra: seen,
    vittorie: rows.map(present),
    titoli: titlesOf(rows, isMine),
    record: best && seen !== 'posizione' ? present(best) : null,
  }
}

type Seen = { tipo: TipoClassifica; seen: Mostra }

function presentWin(row: Winner, mia: boolean, { tipo, seen }: Seen): Vittoria {
  const shows = (what: Mostra[]) => mia || what.includes(seen)
  return {
    ...row.classifica,
    nome: row.nome,
    agenzia: row.agenzia,
    mia,
    punti: shows(['punti', 'importi']) ? Number(row.punti) : null,
    importo: CLASSIFICHE[tipo].of === 'agenti' && shows(['importi']) ? toEuro(row.importo) : null,
  }
}

/** Titles by person, most first; of as many titles who had the last one. */
function titlesOf(rows: readonly Winner[], isMine: (row: Winner) => boolean): AlboReply['titoli'] {
  const byPerson = new Map<string, AlboReply['titoli'][number]>()
  // Newest first: the first row of a person is their last title, under the name of then.
  for (const row of rows) {
    const key = row.agentId ?? row.employeeId ?? row.nome
    const known = byPerson.get(key)
    if (known) known.titoli += 1
    else byPerson.set(key, { nome: row.nome, mia: isMine(row), titoli: 1, ultimo: row.classifica })
  }
  return [...byPerson.values()].sort(
    (a, b) => b.titoli - a.titoli || monthOfPeriod(b.ultimo).localeCompare(monthOfPeriod(a.ultimo)),
  )
}
