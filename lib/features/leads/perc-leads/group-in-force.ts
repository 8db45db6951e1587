import { addTo } from '@/lib/core/grouped'
import 'server-only'
import { dayOfColumn, startOfDay, todayInRome } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import { Prisma, type Prodotto } from '@/prisma/generated/client'
import type { Member } from './pick-agent'

/** Product and province; null is wherever no province has a group of its own. */
export type Place = { product: Prodotto; provincia: string | null }

export type NamedMember = Member & {
  nome: string
  agencyId: string | null
  isActive: boolean
  assenteAl: string | null
}
export type GroupInForce = { id: string; members: NamedMember[] }

const keyOf = ({ product, provincia }: Place) => `percLeads:${product}:${provincia ?? '**'}`

/**
 * A second lead, or a save of weights, of the same product and place waits until the transaction ends, so that two at the
 * same instant do not go to the same deficit. Several at once are taken in one order.
 */
export async function lockPlaces(tx: Tx, places: readonly Place[]): Promise<void> {
  for (const key of [...new Set(places.map(keyOf))].sort())
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${key}))`
}

/** Whether anybody has ever had weights there. */
export async function hasGroup(tx: Tx, { product, provincia }: Place): Promise<boolean> {
  const found = await tx.percLeadGruppo.findFirst({ where: { product, provincia }, select: { id: true } })
  return found !== null
}

type Row = {
  id: string
  agent_id: string | null
  peso: number
  tetto_giorno: number | null
  tetto_mese: number | null
  received: number
  atteso: number
  nome: string
  agency_id: string | null
  is_active: boolean
  is_away: boolean
  assente_al: Date | null
}

/** The epoch in force today with its agents, as they stand; null where there is none or it is closed. */
export async function groupInForce(tx: Tx, place: Place): Promise<GroupInForce | null> {
  const { product, provincia } = place
  const inForce = Prisma.sql`
    SELECT id FROM perc_lead_gruppi
    WHERE product = ${product}::prodotto AND provincia IS NOT DISTINCT FROM ${provincia}::char(2) AND dal <= ${todayInRome()}::date
    ORDER BY epoca DESC LIMIT 1`
  const [group] = await groupsWhere(tx, Prisma.sql`g.id = (${inForce})`)
  return group ?? null
}

/** The groups with their agents; closed ones are left out. */
export async function groupsWhere(tx: Tx, where: Prisma.Sql): Promise<GroupInForce[]> {
  const today = todayInRome()
  const rows = await tx.$queryRaw<Row[]>`
    SELECT g.id, p.agent_id, p.peso::float8 AS peso, p.tetto_giorno, p.tetto_mese,
           coalesce(r.received, 0) AS received, coalesce(r.atteso, 0) AS atteso,
           a.nome || ' ' || a.cognome AS nome, a.agency_id, a.status = 'validated' AS is_active,
           coalesce(${today}::date BETWEEN a.assente_dal AND a.assente_al, false) AS is_away, a.assente_al
    FROM perc_lead_gruppi g
    JOIN perc_leads p ON p.group_id = g.id
    JOIN agents a ON a.id = p.agent_id
    LEFT JOIN lead_receipts r ON r.group_id = g.id AND r.agent_id = p.agent_id
    WHERE ${where}
    ORDER BY g.id, p.peso DESC, p.agent_id`
  const groups = new Map<string, NamedMember[]>()
  for (const row of rows) addTo(groups, row.id, memberOf(row))
  return withCounts(
    tx,
    [...groups].map(([id, members]) => ({ id, members })),
  )
}

const memberOf = (row: Row): NamedMember => ({
  agentId: row.agent_id ?? '',
  nome: row.nome,
  agencyId: row.agency_id,
  peso: row.peso,
  atteso: row.atteso,
  ricevuti: row.received,
  isActive: row.is_active,
  presente: row.is_active && !row.is_away,
  assenteAl: row.is_away && row.assente_al ? dayOfColumn(row.assente_al) : null,
  tettoGiorno: row.tetto_giorno,
  tettoMese: row.tetto_mese,
})

const isLimited = ({ tettoGiorno, tettoMese }: NamedMember) => tettoGiorno != null || tettoMese != null

/**
 * What each had today and this month of the same product and place, whatever the epoch: a save in the middle of a day does
 * not begin a new day. Asked only where somebody has a limit.
 */
async function withCounts(tx: Tx, groups: GroupInForce[]): Promise<GroupInForce[]> {
  const limited = groups.filter(({ members }) => members.some(isLimited))
  if (limited.length === 0) return groups
  const today = todayInRome()
  const [day, month] = [startOfDay(today), startOfDay(`${today.slice(0, 7)}-01`)]
  const rows = await tx.$queryRaw<{ group_id: string; agent_id: string; oggi: number; mese: number }[]>`
    SELECT own.id AS group_id, l.agent_id, count(*) FILTER (WHERE l.at >= ${day})::int AS oggi, count(*)::int AS mese
    FROM perc_lead_gruppi own
    JOIN perc_leads p ON p.group_id = own.id AND (p.tetto_giorno IS NOT NULL OR p.tetto_mese IS NOT NULL)
    JOIN perc_lead_gruppi g ON g.product = own.product AND g.provincia IS NOT DISTINCT FROM own.provincia
    JOIN lead_assegnazioni l ON l.group_id = g.id AND l.agent_id = p.agent_id AND l.contata AND l.at >= ${month}
    WHERE own.id = ANY(${limited.map(({ id }) => id)}::uuid[])
    GROUP BY 1, 2`
  const keyOf = (groupId: string, agentId: string | null) => `${groupId}/${agentId}`
  const counts = new Map(
    rows.map(({ group_id, agent_id, oggi, mese }) => [keyOf(group_id, agent_id), { oggi, mese }]),
  )
  return groups.map(({ id, members }) => ({
    id,
    members: members.map((member) => ({ ...member, ...counts.get(keyOf(id, member.agentId)) })),
  }))
}

/** The ids of the epochs in force today, closed ones too; of one product or of all. */
export const inForceIds = (product?: Prodotto) => Prisma.sql`
  SELECT DISTINCT ON (product, provincia) id FROM perc_lead_gruppi
  WHERE dal <= ${todayInRome()}::date AND (${product ?? null}::text IS NULL OR product::text = ${product ?? null}::text)
  ORDER BY product, provincia, epoca DESC`
