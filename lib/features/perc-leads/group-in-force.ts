import 'server-only'
import { startOfDay, todayInRome } from '@/lib/core/dates'
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
 * Whoever counts a lead or saves weights of the same product and place waits until the transaction ends, so that two at the
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
  for (const row of rows) groups.set(row.id, [...(groups.get(row.id) ?? []), memberOf(row)])
  return Promise.all(
    [...groups].map(async ([id, members]) => ({ id, members: await counted(tx, id, members) })),
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
  assenteAl: row.is_away && row.assente_al ? row.assente_al.toISOString().slice(0, 10) : null,
  tettoGiorno: row.tetto_giorno,
  tettoMese: row.tetto_mese,
})

/**
 * What each had today and this month of the same product and place, whatever the epoch: a save in the middle of a day does
 * not begin a new day. Asked only where somebody has a limit.
 */
async function counted(tx: Tx, groupId: string, members: NamedMember[]): Promise<NamedMember[]> {
  const limited = members.filter(({ tettoGiorno, tettoMese }) => tettoGiorno != null || tettoMese != null)
  if (limited.length === 0) return members
  const today = todayInRome()
  const [day, month] = [startOfDay(today), startOfDay(`${today.slice(0, 7)}-01`)]
  const rows = await tx.$queryRaw<{ agent_id: string; oggi: number; mese: number }[]>`
    SELECT l.agent_id, count(*) FILTER (WHERE l.at >= ${day})::int AS oggi, count(*)::int AS mese
    FROM lead_assegnazioni l
    JOIN perc_lead_gruppi g ON g.id = l.group_id
    JOIN perc_lead_gruppi own ON own.id = ${groupId}::uuid AND own.product = g.product
      AND own.provincia IS NOT DISTINCT FROM g.provincia
    WHERE l.agent_id = ANY(${limited.map(({ agentId }) => agentId)}::uuid[]) AND l.contata AND l.at >= ${month}
    GROUP BY 1`
  const counts = new Map(rows.map(({ agent_id, oggi, mese }) => [agent_id, { oggi, mese }]))
  return members.map((member) => ({ ...member, ...counts.get(member.agentId) }))
}

/** The ids of the epochs in force today, closed ones too; of one product or of all. */
export const inForceIds = (product?: Prodotto) => Prisma.sql`
  SELECT DISTINCT ON (product, provincia) id FROM perc_lead_gruppi
  WHERE dal <= ${todayInRome()}::date AND (${product ?? null}::text IS NULL OR product::text = ${product ?? null}::text)
  ORDER BY product, provincia, epoca DESC`
