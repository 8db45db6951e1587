import 'server-only'
import { startOfDay } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import { Prisma, type TipoClassifica } from '@/prisma/generated/client'
import { type Misure, monthOfPeriod, type Periodo, periodAfter } from './labels'

/** The office of those whom the contact centre's ranking is of. */
const CONTACT_CENTER = 'contact center'

/** Somebody and what was counted of them in a month. */
export type Counted = {
  agentId: string | null
  employeeId: string | null
  nome: string
  agenzia: string
  misure: Misure
}

const firstDay = (period: Periodo) => `${monthOfPeriod(period)}-01`

/**
 * What the cubes say of a month, as of now: paid out minus taken back. Each case counts for who had it then; a manager
 * has what those whom they lead today have brought.
 */
function networkSql(period: Periodo, isOfManagers: boolean): Prisma.Sql {
  const whose = isOfManagers ? Prisma.sql`a.manager_id` : Prisma.sql`a.id`
  return Prisma.sql`
    SELECT w.id AS "agentId", NULL AS "employeeId", w.nome || ' ' || w.cognome AS nome, coalesce(g.nome, '') AS agenzia,
      jsonb_build_object('erogato', sum(q.erogato), 'liquidate', sum(q.liquidate), 'convertite', sum(q.convertite)) AS misure
    FROM (
      SELECT agent_id, sum(liquidato - stornato) AS erogato, sum(liquidate - stornate) AS liquidate, 0 AS convertite
      FROM cubo_agente_mese_ora WHERE mese = ${firstDay(period)}::date GROUP BY agent_id
      UNION ALL
      SELECT agent_id, 0, 0, sum(convertiti) FROM cubo_lead_agente_ora WHERE mese = ${firstDay(period)}::date GROUP BY agent_id
    ) q JOIN agents a ON a.id = q.agent_id JOIN agents w ON w.id = ${whose} LEFT JOIN agencies g ON g.id = w.agency_id
    GROUP BY w.id, g.nome`
}

/** What the people of the office did in a month: accounts, under the name of the employee that works with each, if any. */
function staffSql(period: Periodo, isOfCalls: boolean): Prisma.Sql {
  const from = startOfDay(firstDay(period))
  const to = startOfDay(firstDay(periodAfter(period)))
  const ufficio = Prisma.sql`coalesce(e.ufficio, w.ufficio, '')`
  const isHere = isOfCalls ? Prisma.sql`=` : Prisma.sql`<>`
  return Prisma.sql`
    SELECT NULL AS "agentId", e.id AS "employeeId", coalesce(e.nome || ' ' || e.cognome, w.name || ' ' || w.surname) AS nome,
      coalesce(g.nome, ${ufficio}) AS agenzia,
      jsonb_build_object('documenti', count(*) FILTER (WHERE q.misura = 'documenti'),
        'contatti', count(*) FILTER (WHERE q.misura = 'contatti'),
        'appuntamenti', count(*) FILTER (WHERE q.misura = 'appuntamenti'),
        'ticket', count(*) FILTER (WHERE q.misura = 'ticket')) AS misure
    FROM (
      SELECT actor_id AS admin_id, 'documenti' AS misura FROM pratica_eventi
      WHERE actor_role = 'admin' AND tipo = 'documento' AND testo LIKE 'Verificato:%' AND at >= ${from} AND at < ${to}
      UNION ALL
      SELECT actor_id, CASE a WHEN 'contattato' THEN 'contatti' ELSE 'appuntamenti' END FROM lead_eventi
      WHERE actor_role = 'admin' AND tipo = 'stato' AND a IN ('contattato', 'appuntamento') AND at >= ${from} AND at < ${to}
      UNION ALL
      SELECT author_id, 'ticket' FROM ticket_messages
      WHERE author_role = 'admin' AND NOT interno AND at >= ${from} AND at < ${to}
    ) q JOIN admins w ON w.id = q.admin_id LEFT JOIN employees e ON e.admin_id = w.id LEFT JOIN agencies g ON g.id = e.agency_id
    WHERE lower(${ufficio}) ${isHere} ${CONTACT_CENTER} GROUP BY w.id, e.id, g.nome`
}

/** What was counted in a month of everybody who is in question for a ranking: one statement. */
export function countedIn(
  client: Pick<Tx, '$queryRaw'>,
  tipo: TipoClassifica,
  period: Periodo,
): Promise<Counted[]> {
  const sql =
    tipo === 'agenti' || tipo === 'managers'
      ? networkSql(period, tipo === 'managers')
      : staffSql(period, tipo === 'contact_center')
  return client.$queryRaw<Counted[]>(sql)
}
