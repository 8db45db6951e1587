import 'server-only'
import { addDays, addMonthsToDay, columnOfDay, dayOfColumn, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { orNotFound } from '@/lib/core/errors'
import { idOrNotFound } from '@/lib/core/ids'
import { toEuro } from '@/lib/core/money'
import { QUOTE, type Simulazione } from '@/lib/features/provvigioni/accordi/schema'
import { type Accordo, Prisma } from '@/prisma/generated/client'

type Sums = Record<'lordo' | 'agente' | 'manager' | 'agenzia' | 'sede', bigint>
type Found = { pratiche: number; oggi: Sums; poi: Sums }

/** The three months that are over, and what their payments would have given by an agreement. */
export async function simulate(id: string): Promise<Simulazione> {
  const accordo = orNotFound(await db().accordo.findUnique({ where: { id: idOrNotFound(id) } }))
  const month = `${todayInRome().slice(0, 7)}-01`
  const dal = addMonthsToDay(month, -3)
  const [row] = await db().$queryRaw<Row[]>(statement(accordo, dal, month))
  const { pratiche, oggi, poi } = found(row)
  const quote = (Object.keys(QUOTE) as (keyof typeof QUOTE)[]).map((quota) => ({
    quota,
    oggi: toEuro(oggi[quota]),
    poi: toEuro(poi[quota]),
  }))
  const lordo = { oggi: toEuro(oggi.lordo), poi: toEuro(poi.lordo) }
  return { dal, al: dayOfColumn(addDays(columnOfDay(month), -1)), pratiche, lordo, quote }
}

type Row = Record<string, bigint | number>

function found(row: Row | undefined): Found {
  const sums = (prefix: string) =>
    Object.fromEntries(
      ['lordo', ...Object.keys(QUOTE)].map((name) => [name, BigInt(row?.[`${prefix}_${name}`] ?? 0)]),
    ) as Sums
  return { pratiche: Number(row?.pratiche ?? 0), oggi: sums('oggi'), poi: sums('poi') }
}

/** Whose payments an agreement is about. */
function about({ tipo, agentId, agencyId, product, bankId }: Accordo): Prisma.Sql {
  return Prisma.join(
    [
      ...(tipo === 'agente' ? [Prisma.sql`p.agent_id = ${agentId}::uuid`] : []),
      ...(tipo === 'agenzia' ? [Prisma.sql`p.agency_id = ${agencyId}::uuid`] : []),
      ...(product ? [Prisma.sql`v.product = ${product}::prodotto`] : []),
      ...(bankId ? [Prisma.sql`v.bank_id = ${bankId}::uuid`] : []),
      Prisma.sql`TRUE`,
    ],
    ' AND ',
  )
}

/**
 * The same arithmetic as `provvigioneLorda` and `ripartisci`, in the database: a test compares them. A fee that was signed stays what
 * it was, whatever the agreement says.
 */
function statement(accordo: Accordo, from: string, to: string): Prisma.Sql {
  const { agentePct, managerPct, agenziaPct, clientFeePct, clientFeeMax } = accordo
  const share = (pct: Prisma.Decimal, present: string) =>
    Prisma.sql`CASE WHEN ${Prisma.raw(present)} THEN floor(l.poi * ${pct}::numeric / 100) ELSE 0 END`
  return Prisma.sql`
    WITH pagamenti AS (
      SELECT v.pratica_id, v.maturazione, v.erogato, v.bank_pct, max(v.lordo) AS lordo,
        sum(v.importo) FILTER (WHERE v.quota = 'agente') AS agente, sum(v.importo) FILTER (WHERE v.quota = 'manager') AS manager,
        sum(v.importo) FILTER (WHERE v.quota = 'agenzia') AS agenzia, sum(v.importo) FILTER (WHERE v.quota = 'sede') AS sede,
        CASE WHEN p.finalita = 'surroga' THEN 0 ELSE (p.provvigioni->>'clientFeeAgreed')::numeric END AS pattuito, p.agent_id IS NOT NULL AS ha_agente, p.agency_id IS NOT NULL AS ha_agenzia, a.manager_id IS NOT NULL AS ha_manager
      FROM provvigioni v JOIN pratiche p ON p.id = v.pratica_id LEFT JOIN agents a ON a.id = p.agent_id
      WHERE NOT v.storno AND v.erogato IS NOT NULL AND v.mese >= ${from}::date AND v.mese < ${to}::date
        AND v.maturata_at >= ${from}::date - 1 AND v.maturata_at < ${to}::date + 1 AND ${about(accordo)}
      GROUP BY v.pratica_id, v.maturazione, v.erogato, v.bank_pct, p.provvigioni, p.finalita, p.agent_id, p.agency_id, a.manager_id
    ), righe AS (
      SELECT g.*, l.poi AS poi_lordo, ${share(agentePct, 'g.ha_agente')} AS poi_agente,
        ${share(managerPct, 'g.ha_manager')} AS poi_manager, ${share(agenziaPct, 'g.ha_agenzia')} AS poi_agenzia
      FROM pagamenti g CROSS JOIN LATERAL (SELECT round(g.erogato * coalesce(g.bank_pct, 0) / 100 +
        coalesce(g.pattuito, least(g.erogato * ${clientFeePct}::numeric / 100, ${clientFeeMax}::numeric))) AS poi) l
    )
    SELECT count(*)::int AS pratiche,
      coalesce(sum(lordo), 0)::bigint AS oggi_lordo, coalesce(sum(agente), 0)::bigint AS oggi_agente,
      coalesce(sum(manager), 0)::bigint AS oggi_manager, coalesce(sum(agenzia), 0)::bigint AS oggi_agenzia,
      coalesce(sum(sede), 0)::bigint AS oggi_sede, coalesce(sum(poi_lordo), 0)::bigint AS poi_lordo,
      coalesce(sum(poi_agente), 0)::bigint AS poi_agente, coalesce(sum(poi_manager), 0)::bigint AS poi_manager,
      coalesce(sum(poi_agenzia), 0)::bigint AS poi_agenzia,
      coalesce(sum(poi_lordo - poi_agente - poi_manager - poi_agenzia), 0)::bigint AS poi_sede
    FROM righe`
}
