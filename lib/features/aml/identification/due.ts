import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { agentSql } from '@/lib/auth/agent-scope'
import { byRole } from '@/lib/auth/by-role'
import { addDays, columnOfDay, dayOfColumn, startOfDay } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import type { Part } from '@/lib/duties/types'
import type { Rules } from '@/lib/features/aml/rules'
import { STATI_APERTI } from '@/lib/words/case-states'
import { Prisma } from '@/prisma/generated/client'

/** Why an identification is due: it holds the case up, it is about to, or it waits for its day. */
type Motivo = 'scaduta' | 'blocca' | 'in_scadenza' | 'da_fare'

type DueRow = {
  praticaId: string
  codice: string
  cliente: string
  agentId: string | null
  agente: string | null
  motivo: Motivo
  /** By when: its last day, or the one of the plan; none where it is needed at once. */
  entroIl: string | null
}

/** A case of before that has its day so soon is due now. */
const SOON_DAYS = 14

const rowsOf = (actor: Actor): Prisma.Sql =>
  byRole(actor.role, {
    admin: () => Prisma.sql`TRUE`,
    agent: () => agentSql('pratica', 'p', actor),
    client: () => Prisma.sql`FALSE`,
  })

/** Open cases with why their identification is due (`motivo`, null where it is good) and by when (`entro`). */
function openCases(actor: Actor, { today, firstDay, terms }: Rules): Prisma.Sql {
  const soon = dayOfColumn(addDays(columnOfDay(today), terms.preavviso))
  const from = startOfDay(firstDay).toISOString()
  return Prisma.sql`
    SELECT p.id, p.codice, p.intestatario, p.agent_id, i.entro_il AS piano, i.completata_at,
      CASE WHEN i.completata_at IS NOT NULL THEN i.scade_il ELSE i.entro_il END AS entro,
      CASE
        WHEN i.completata_at IS NOT NULL AND i.scade_il < ${today}::date THEN 'scaduta'
        WHEN i.completata_at IS NOT NULL AND (i.scade_il <= ${soon}::date OR i.rinnovo_at IS NOT NULL) THEN 'in_scadenza'
        WHEN i.completata_at IS NOT NULL THEN NULL
        WHEN ${today}::date < ${firstDay}::date THEN 'da_fare'
        WHEN p.created_at >= ${from}::timestamptz OR i.entro_il < ${today}::date THEN 'blocca'
        ELSE 'da_fare'
      END AS motivo
    FROM pratiche p LEFT JOIN identificazioni i ON i.pratica_id = p.id
    WHERE p.stato = ANY(${STATI_APERTI}::stato_pratica[]) AND ${rowsOf(actor)}`
}

export async function countDue(actor: Actor, rules: Rules) {
  const [row] = await db().$queryRaw<Record<'aperte' | 'fatte' | Motivo, number>[]>`
    SELECT count(*)::int AS aperte, count(*) FILTER (WHERE motivo IS NULL OR motivo = 'in_scadenza')::int AS fatte,
      count(*) FILTER (WHERE motivo = 'scaduta')::int AS scaduta, count(*) FILTER (WHERE motivo = 'blocca')::int AS blocca,
      count(*) FILTER (WHERE motivo = 'in_scadenza')::int AS in_scadenza, count(*) FILTER (WHERE motivo = 'da_fare')::int AS da_fare
    FROM (${openCases(actor, rules)}) c`
  return row ?? { aperte: 0, fatte: 0, scaduta: 0, blocca: 0, in_scadenza: 0, da_fare: 0 }
}

const ORDER = Prisma.sql`array_position(ARRAY['scaduta', 'blocca', 'in_scadenza', 'da_fare'], c.motivo), c.entro NULLS FIRST, c.id`

export function dueRows(actor: Actor, rules: Rules, { take, skip }: Part): Promise<DueRow[]> {
  return db().$queryRaw<DueRow[]>`
    SELECT c.id AS "praticaId", c.codice, c.intestatario AS cliente, c.agent_id AS "agentId", a.nome || ' ' || a.cognome AS agente,
      c.motivo, to_char(c.entro, 'YYYY-MM-DD') AS "entroIl"
    FROM (${openCases(actor, rules)}) c LEFT JOIN agents a ON a.id = c.agent_id
    WHERE c.motivo IS NOT NULL ORDER BY ${ORDER} LIMIT ${take} OFFSET ${skip}`
}

/** Of each agent, whoever has most to do first. */
export function dueByPerson(actor: Actor, rules: Rules) {
  return db().$queryRaw<
    { agentId: string | null; agente: string | null; bloccano: number; daFare: number }[]
  >`
    SELECT c.agent_id AS "agentId", a.nome || ' ' || a.cognome AS agente,
      count(*) FILTER (WHERE c.motivo IN ('scaduta', 'blocca'))::int AS bloccano, count(*)::int AS "daFare"
    FROM (${openCases(actor, rules)}) c LEFT JOIN agents a ON a.id = c.agent_id
    WHERE c.motivo IS NOT NULL GROUP BY 1, 2 ORDER BY 3 DESC, 4 DESC, 1 LIMIT 200`
}

type Counted = DueRow & { total: number; late_total: number }

/** The tasks of an agent: what holds a case up, what is to be renewed, and what the plan wants soon. */
export function dueTasks(actor: Actor, rules: Rules, limit: number): Promise<Counted[]> {
  const soon = dayOfColumn(addDays(columnOfDay(rules.today), SOON_DAYS))
  return db().$queryRaw<Counted[]>`
    SELECT c.id AS "praticaId", c.codice, c.intestatario AS cliente, c.agent_id AS "agentId", NULL AS agente, c.motivo, to_char(c.entro, 'YYYY-MM-DD') AS "entroIl",
      (count(*) OVER ())::int AS total, (count(*) FILTER (WHERE c.motivo IN ('scaduta', 'blocca')) OVER ())::int AS late_total
    FROM (${openCases(actor, rules)}) c
    WHERE c.motivo IN ('scaduta', 'blocca', 'in_scadenza') OR (c.motivo = 'da_fare' AND c.entro <= ${soon}::date)
    ORDER BY ${ORDER} LIMIT ${limit}`
}
