import 'server-only'
import { type Actor, can } from '@/lib/auth/actor'
import { byRole } from '@/lib/auth/by-role'
import { dayOfColumn, formatDay } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { managesAgents } from '@/lib/features/agents/access'
import { visibleExternal } from '@/lib/features/formazione/attestati-esterni/access'
import { readsCourse } from '@/lib/features/formazione/reads-course'
import { visibleRequests } from '@/lib/features/leads/access'
import { visibleMaterials } from '@/lib/features/materials/access'
import { rowsOfCase, visibleDocuments, visiblePratiche } from '@/lib/features/pratiche/access'
import { visibleStatements } from '@/lib/features/provvigioni/estratti/access'
import { receivedQuotes, visibleQuotes } from '@/lib/features/saved-quotes/access'
import { isOffice } from '@/lib/features/tickets/access'
import { ticketHref } from '@/lib/features/tickets/href'
import { readableBy } from '@/lib/features/tickets/owner'
import { settingId } from '@/lib/settings/setting-id'
import type { Prisma } from '@/prisma/generated/client'
import { SETTINGS } from './settings'

/** A record that uses a file, as its readers call it, and where it opens. */
export type Place = { what: string; title: string; href: string | null }

type Holder = {
  /** The record, for who may know of it. */
  find: (id: string, viewer: Actor) => Promise<Place | null>
  /** Whether whoever sees the record reads its files; where there are more conditions, these. */
  mayRead: (id: string, viewer: Actor) => Promise<boolean>
}

const areaOf = ({ role }: Actor) => ({ admin: '/admin', agent: '/agents', client: null })[role]

async function documentFor(id: string, viewer: Actor) {
  const allowed = visiblePratiche(viewer)
  if (allowed === false) return null
  const pratica = allowed === true ? {} : allowed
  return db().praticaDocumento.findFirst({
    where: { AND: [{ id, pratica }, visibleDocuments(viewer)] },
    select: { nome: true, pratica: { select: { id: true, codice: true } } },
  })
}

/** Whoever reads a ticket reads the files of its messages; who opened it not those of the office's notes. */
function messageFor(id: string, viewer: Actor) {
  const ticket = readableBy(viewer)
  const where = isOffice(viewer) ? { id, ticket } : { id, interno: false, ticket }
  return db().ticketMessage.findFirst({ where, select: { ticket: { select: { id: true, codice: true } } } })
}

async function requestFor(id: string, viewer: Actor) {
  const allowed = visibleRequests(viewer)
  if (allowed === false) return null
  const where = { AND: [{ id }, allowed === true ? {} : allowed] }
  return db().contactRequest.findFirst({ where, select: { nome: true, cognome: true } })
}

async function statementFor(id: string, viewer: Actor) {
  const allowed = visibleStatements(viewer)
  if (allowed === false) return null
  const where = { AND: [{ id }, allowed === true ? {} : allowed] }
  return db().estratto.findFirst({ where, select: { codice: true, beneficiario: true } })
}

async function certificateFor(id: string, viewer: Actor) {
  const allowed = visibleExternal(viewer)
  if (allowed === false) return null
  const where = { AND: [{ id }, allowed === true ? {} : allowed] }
  return db().attestatoEsterno.findFirst({ where, select: { titolo: true } })
}

/** What is in a pack depends on what its author may see: nobody else reads it. */
async function packFor(id: string, viewer: Actor) {
  if (viewer.role !== 'admin' || !can(viewer, 'compliance_see')) return null
  return db().fascicolo.findFirst({ where: { id, adminId: viewer.userId }, select: { dal: true, al: true } })
}

async function mandateFor(id: string, viewer: Actor) {
  const allowed = visiblePratiche(viewer)
  if (allowed === false) return null
  const own = rowsOfCase<Prisma.IncaricoWhereInput>(viewer, (clientId) => ({
    stato: { not: 'bozza' },
    persona: { clientId },
  }))
  return db().incarico.findFirst({
    where: { AND: [{ id, pratica: allowed === true ? {} : allowed }, own] },
    select: { codice: true, praticaId: true },
  })
}

async function givenFor(id: string, viewer: Actor) {
  const allowed = byRole(viewer.role, {
    admin: () => visibleQuotes(viewer),
    agent: () => visibleQuotes(viewer),
    client: () => receivedQuotes(viewer),
  })
  if (allowed === false) return null
  return db().preventivoConsegna.findFirst({
    where: { id, quote: allowed === true ? {} : allowed },
    select: { quote: { select: { codice: true } } },
  })
}

const versionFor = (id: string) =>
  db().fileVersione.findUnique({
    where: { id },
    select: { n: true, item: { select: { id: true, nome: true } } },
  })
async function materialFor(id: string, viewer: Actor) {
  const allowed = visibleMaterials(viewer)
  if (allowed === false) return null
  const where = { AND: [{ id }, allowed === true ? {} : allowed] }
  return db().agentMaterial.findFirst({ where, select: { titolo: true } })
}

/** What uses files and has no history of its own, by the name that lib/storage/uses.ts is given. */
export const HOLDERS: Record<string, Holder> = {
  praticaDocumento: {
    find: async (id, viewer) => {
      const found = await documentFor(id, viewer)
      const area = areaOf(viewer)
      return (
        found && {
          what: 'Documento',
          title: `${found.nome}, pratica ${found.pratica.codice}`,
          href: area && `${area}/reports/pratiche/${found.pratica.id}`,
        }
      )
    },
    mayRead: async (id, viewer) => (await documentFor(id, viewer)) !== null,
  },
  agentDocument: {
    find: async (id, viewer) => {
      const found = managesAgents(viewer) ? await db().agent.findUnique({ where: { id } }) : null
      return (
        found && {
          what: 'Documento',
          title: `${found.nome} ${found.cognome}`,
          href: `/admin/site/agents/${id}?scheda=mandato`,
        }
      )
    },
    mayRead: async (id, viewer) => managesAgents(viewer) || (viewer.role === 'agent' && viewer.userId === id),
  },
  agentProfile: {
    find: async (id, viewer) => {
      const found = managesAgents(viewer) ? await db().agent.findUnique({ where: { id } }) : null
      return (
        found && {
          what: 'Profilo da approvare',
          title: `${found.nome} ${found.cognome}`,
          href: `/admin/site/agents/${id}`,
        }
      )
    },
    mayRead: async (id, viewer) => managesAgents(viewer) || (viewer.role === 'agent' && viewer.userId === id),
  },
  Impostazioni: {
    find: async (id, viewer) => {
      const found = SETTINGS.find(({ key }) => settingId(key) === id)
      const title = found?.label ?? 'Impostazione'
      return can(viewer, 'settings_manage') ? { what: 'Impostazione', title, href: '/admin/settings' } : null
    },
    mayRead: async (_id, viewer) => viewer.role === 'admin' && can(viewer, 'settings_manage'),
  },
  Formazione: {
    find: async (id, viewer) => {
      const found = (await readsCourse(id, viewer)) && (await db().formazione.findUnique({ where: { id } }))
      const href = viewer.role === 'admin' && `/admin/site/videoFormazione/${id}`
      return found ? { what: 'Corso', title: found.titolo, href: href || null } : null
    },
    mayRead: readsCourse,
  },
  AttestatiEsterni: {
    find: async (id, viewer) => {
      const found = await certificateFor(id, viewer)
      const href = viewer.role === 'admin' && `/admin/site/attestati/${id}`
      return found && { what: 'Attestato esterno', title: found.titolo, href: href || null }
    },
    mayRead: async (id, viewer) => (await certificateFor(id, viewer)) !== null,
  },
  fascicolo: {
    find: async (id, viewer) => {
      const found = await packFor(id, viewer)
      const title = found && `${formatDay(dayOfColumn(found.dal))}–${formatDay(dayOfColumn(found.al))}`
      return title ? { what: 'Fascicolo per ispezione', title, href: '/admin/compliance' } : null
    },
    mayRead: async (id, viewer) => (await packFor(id, viewer)) !== null,
  },
  estratto: {
    find: async (id, viewer) => {
      const found = await statementFor(id, viewer)
      const area = areaOf(viewer)
      const title = `${found?.codice}, ${found?.beneficiario}`
      const href = area && `${area}/reports/provvigioni/estratti/${id}`
      return found && { what: 'Estratto conto', title, href }
    },
    mayRead: async (id, viewer) => (await statementFor(id, viewer)) !== null,
  },
  incarico: {
    find: async (id, viewer) => {
      const found = await mandateFor(id, viewer)
      const area = areaOf(viewer)
      const href = found && area && `${area}/reports/pratiche/${found.praticaId}`
      return found && { what: 'Incarico', title: found.codice, href }
    },
    mayRead: async (id, viewer) => (await mandateFor(id, viewer)) !== null,
  },
  consegna: {
    find: async (id, viewer) => {
      const found = await givenFor(id, viewer)
      return found && { what: 'Preventivo', title: found.quote.codice ?? '', href: null }
    },
    mayRead: async (id, viewer) => (await givenFor(id, viewer)) !== null,
  },
  agentMaterial: {
    find: async (id, viewer) => {
      const found = await materialFor(id, viewer)
      return found && { what: 'Biglietti da visita', title: found.titolo, href: null }
    },
    mayRead: async (id, viewer) => (await materialFor(id, viewer)) !== null,
  },
  ticketMessage: {
    find: async (id, viewer) => {
      const found = await messageFor(id, viewer)
      const href = found && areaOf(viewer) && ticketHref(viewer.role, found.ticket.id)
      return found && { what: 'Ticket', title: found.ticket.codice, href }
    },
    mayRead: async (id, viewer) => (await messageFor(id, viewer)) !== null,
  },
  // Agents and administrators get a version by its file's own address, which counts who downloaded it.
  fileVersione: {
    find: async (id, viewer) => {
      const isKeeper = viewer.role === 'admin' && can(viewer, 'storage_manage')
      const found = isKeeper ? await versionFor(id) : null
      const title = `${found?.item.nome}, versione ${found?.n}`
      return found && { what: 'File', title, href: `/admin/system/fileManager/${found.item.id}` }
    },
    mayRead: async () => false,
  },
  contactRequest: {
    find: async (id, viewer) => {
      const found = await requestFor(id, viewer)
      const href = viewer.role === 'admin' && `/admin/feeds/requests/${id}`
      return found && { what: 'Candidatura', title: `${found.nome} ${found.cognome}`, href: href || null }
    },
    // A curriculum is for the office, also where the request was passed to an agent.
    mayRead: async (_id, viewer) => viewer.role === 'admin' && can(viewer, 'leads_manage'),
  },
}
