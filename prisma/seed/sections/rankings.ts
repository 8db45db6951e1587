import 'server-only'
import type { Prisma, TipoClassifica } from '@/prisma/generated/client'
import { bulk } from '../core/bulk'
import { earlier, rowsOf, type Seeding } from '../core/context'

type Score = {
  agentId: string | null
  employeeId: string | null
  nome: string
  pratiche: number
  importo: number
}
type Month = { anno: number; mese: number; from: Date; to: Date }
type Staff = { id: string; nome: string; ufficio: string }

const TITLES: Record<TipoClassifica, string> = {
  agenti: 'Classifica agenti',
  dipendenti: 'Classifica dipendenti',
  managers: 'Classifica manager',
  contact_center: 'Classifica contact center',
}

function lastMonths(now: Date, count: number): Month[] {
  return Array.from({ length: count }, (_, back) => {
    const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1))
    const to = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1))
    return { anno: from.getUTCFullYear(), mese: from.getUTCMonth() + 1, from, to }
  })
}

/** Agents and their managers rank by what the cases of the month paid out. */
async function producers(
  { client }: Seeding,
  by: 'id' | 'manager_id',
  { from, to }: Month,
): Promise<Score[]> {
  return rowsOf<Score>(
    client,
    `SELECT who.id AS "agentId", NULL AS "employeeId", who.nome || ' ' || who.cognome AS nome,
            count(*)::int AS pratiche, sum(p.importo_erogato)::float AS importo
     FROM pratiche p JOIN agents a ON a.id = p.agent_id JOIN agents who ON who.id = a.${by}
     WHERE p.data_liquidazione >= $1 AND p.data_liquidazione < $2
     GROUP BY who.id ORDER BY importo DESC, who.id LIMIT 20`,
    [from, to],
  )
}

/** Staff rank by work done, which no table of the product counts: the demo draws it. */
function workers({ rng }: Seeding, staff: Staff[], calls: boolean): Score[] {
  return staff
    .filter(({ ufficio }) => (ufficio === 'Contact center') === calls)
    .map(({ id, nome }) => ({ agentId: null, employeeId: id, nome, pratiche: rng.int(8, 60), importo: 0 }))
    .sort((a, b) => b.pratiche - a.pratiche)
    .slice(0, 20)
}

async function scores(
  seeding: Seeding,
  tipo: TipoClassifica,
  month: Month,
  staff: Staff[],
): Promise<Score[]> {
  if (tipo === 'agenti') return producers(seeding, 'id', month)
  if (tipo === 'managers') return producers(seeding, 'manager_id', month)
  return workers(seeding, staff, tipo === 'contact_center')
}

export async function seedRankings(seeding: Seeding): Promise<void> {
  const { client, id, now } = seeding
  const staff = await rowsOf<Staff>(
    client,
    "SELECT id, nome || ' ' || cognome AS nome, ufficio FROM employees ORDER BY id",
  )
  const rankings: Prisma.ClassificaCreateManyInput[] = []
  const entries: Prisma.ClassificaVoceCreateManyInput[] = []
  for (const month of lastMonths(now, seeding.count(36, 3))) {
    for (const tipo of ['agenti', 'dipendenti', 'managers', 'contact_center'] as const) {
      const when = earlier(month.to, now)
      const { anno, mese } = month
      const classificaId = id(when)
      const titolo = `${TITLES[tipo]} ${String(mese).padStart(2, '0')}/${anno}`
      // The running month is still being counted.
      const published = month.to <= now
      rankings.push({
        id: classificaId,
        tipo,
        anno,
        mese,
        titolo,
        published,
        createdAt: when,
        updatedAt: when,
      })
      const ranked = await scores(seeding, tipo, month, staff)
      const voci = ranked.map((score, i) => ({
        id: id(when),
        classificaId,
        posizione: i + 1,
        ...score,
        punti: score.importo > 0 ? Math.round(score.importo / 1_000_000) : score.pratiche * 10,
      }))
      entries.push(...voci)
    }
  }
  await bulk(client, 'classifiche', rankings)
  await bulk(client, 'classifica_voci', entries)
}
