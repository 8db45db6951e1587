import 'server-only'
import { dayOfColumn, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { orNotFound } from '@/lib/core/errors'
import { idOrNotFound } from '@/lib/core/ids'
import { type PercLeadGruppo, Prisma, type Prodotto } from '@/prisma/generated/client'
import { groupsWhere, inForceIds, type NamedMember } from './group-in-force'
import { placeNames } from './place-name'
import { nextOf, presentGroup, presentMembers } from './present'
import type { Elenco, Gruppo, Registro } from './schema'

/** Requests and epochs that the ledger of a group shows. */
const SHOWN = 20

/** The groups in force, everywhere first and then the provinces by their letters; closed ones are left out. */
async function listGroups(product?: Prodotto): Promise<Gruppo[]> {
  const found = await groupsWhere(db(), Prisma.sql`g.id IN (${inForceIds(product)})`)
  return present(found.map(({ id, members }) => ({ id, members })))
}

/** The groups in force, and the other places that have had one. */
export async function listPlaces(product?: Prodotto): Promise<Elenco> {
  const gruppi = await listGroups(product)
  return { gruppi, altri: await otherPlaces(gruppi, product) }
}

/** Places whose group is closed or begins on a later day: what a change of them has to send. */
async function otherPlaces(gruppi: readonly Gruppo[], product?: Prodotto): Promise<Elenco['altri']> {
  const rows = await db().percLeadGruppo.findMany({
    where: { product },
    distinct: ['product', 'provincia'],
    orderBy: [{ product: 'asc' }, { provincia: 'asc' }, { epoca: 'desc' }],
    include: { _count: { select: { pesi: true } } },
  })
  const places = new Set(gruppi.map(keyOf))
  const nameOf = await placeNames()
  return rows
    .filter((row) => !places.has(keyOf(row)))
    .map((row) => {
      const isPlanned = row._count.pesi > 0 && dayOfColumn(row.dal) > todayInRome()
      return {
        product: row.product,
        provincia: row.provincia,
        luogo: nameOf(row.provincia),
        version: row.epoca,
        dal: isPlanned ? dayOfColumn(row.dal) : null,
      }
    })
}

const keyOf = ({ product, provincia }: { product: string; provincia: string | null }) =>
  `${product} ${provincia}`

/** One epoch of a group, as it stands; 404 where it is none or has no weights. */
export async function readGroup(id: string): Promise<Gruppo> {
  const [group] = await present([{ id, members: await membersOf(id) }])
  return orNotFound(group)
}

async function present(found: { id: string; members: NamedMember[] }[]): Promise<Gruppo[]> {
  const rows = await db().percLeadGruppo.findMany({ where: { id: { in: found.map(({ id }) => id) } } })
  const later = await db().percLeadGruppo.findMany({
    where: {
      OR: rows.map(({ product, provincia, epoca }) => ({ product, provincia, epoca: { gt: epoca } })),
    },
    orderBy: { epoca: 'asc' },
    include: { _count: { select: { pesi: true } } },
  })
  const nameOf = await placeNames()
  const members = new Map(found.map((group) => [group.id, group.members]))
  return rows
    .map((row) => {
      const after = later.filter((one) => one.product === row.product && one.provincia === row.provincia)
      return presentGroup(row, members.get(row.id) ?? [], after, nameOf(row.provincia))
    })
    .toSorted(
      (a, b) => a.product.localeCompare(b.product) || (a.provincia ?? '').localeCompare(b.provincia ?? ''),
    )
}

async function membersOf(id: string): Promise<NamedMember[]> {
  idOrNotFound(id)
  const [group] = await groupsWhere(db(), Prisma.sql`g.id = ${id}::uuid`)
  return group?.members ?? []
}

/** The last requests of an epoch with who got them and why, how its agents stand, who is next, and its other epochs. */
export async function ledgerOf(id: string): Promise<Registro> {
  idOrNotFound(id)
  const group = orNotFound(await db().percLeadGruppo.findUnique({ where: { id } }))
  const members = await membersOf(id)
  const [ultime, epoche] = await Promise.all([lastOf(id), epochsOf(group)])
  return { ultime, epoche, membri: presentMembers(members), prossimi: nextOf(members) }
}

async function lastOf(groupId: string): Promise<Registro['ultime']> {
  const rows = await db().leadAssegnazione.findMany({
    where: { groupId },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: SHOWN,
    include: { agent: { select: { nome: true, cognome: true } }, lead: { select: { codice: true } } },
  })
  return rows.map(({ id, leadId, lead, agent, at, motivo, deficit, contata }) => ({
    _id: id,
    leadId,
    codice: lead.codice,
    at: at.toISOString(),
    agente: `${agent.nome} ${agent.cognome}`,
    motivo,
    deficit,
    contata,
  }))
}

async function epochsOf({ product, provincia }: PercLeadGruppo): Promise<Registro['epoche']> {
  const rows = await db().percLeadGruppo.findMany({
    where: { product, provincia },
    orderBy: { epoca: 'desc' },
    take: SHOWN,
    include: {
      pesi: {
        select: { peso: true, agent: { select: { nome: true, cognome: true } } },
        orderBy: [{ peso: 'desc' }, { agentId: 'asc' }],
      },
    },
  })
  const inForce = rows.find(({ dal }) => dayOfColumn(dal) <= todayInRome())
  return rows.map(({ id, epoca, dal, createdAt, pesi }) => ({
    _id: id,
    epoca,
    dal: dayOfColumn(dal),
    inVigore: id === inForce?.id,
    salvata: createdAt.toISOString(),
    pesi: pesi.map(({ peso, agent }) => ({ nome: `${agent.nome} ${agent.cognome}`, peso: Number(peso) })),
  }))
}
