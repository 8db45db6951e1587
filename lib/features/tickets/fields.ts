import type { Figures } from '@/lib/resources/figures'
import type { ColumnOf, Columns, Fields, Filters, History } from '@/lib/resources/model-types'
import type { Preset, VerbView } from '@/lib/resources/view'
import { visibleTickets } from './access'
import type { ticketFieldsSchema } from './schema'
import { APERTI, PRIORITA_OPTIONS, STATO_OPTIONS } from './states'

export const ticketColumns: Columns<'ticket'> = [
  { path: 'oggetto', label: 'Oggetto', kind: 'title', wide: true },
  { path: 'stato', label: 'Stato', kind: 'badge', options: STATO_OPTIONS },
  { path: 'scadeAt', label: 'Scadenza', kind: 'due', sort: 'scadeAt' },
  { path: 'assignee', label: 'Assegnato a', kind: 'person' },
  { path: 'category.nome', label: 'Categoria', kind: 'text', stays: true },
  { path: 'priorita', label: 'Priorità', kind: 'badge', options: PRIORITA_OPTIONS, stays: true },
  {
    path: 'lastMessageAt',
    label: 'Fermo da',
    fileLabel: 'Ultimo messaggio',
    kind: 'age',
    sort: 'lastMessageAt',
  },
  { path: 'codice', label: 'Codice', kind: 'text' },
  { path: 'createdAt', label: 'Aperto', kind: 'instant', sort: 'createdAt', hidden: true },
  { path: 'csat', label: 'Stelle', kind: 'number', hidden: true },
]

/** Who opened each ticket, whoever that may be. */
export const ticketFigures: Figures = {
  access: (actor) => visibleTickets(actor) !== false,
  sql: (page) => `
    SELECT t.id, coalesce(a.nome || ' ' || a.cognome, c.nome || ' ' || c.cognome, g.name || ' ' || g.surname) AS chi
    FROM (${page}) AS p (id) JOIN tickets t ON t.id = p.id
    LEFT JOIN agents a ON a.id = t.agent_id LEFT JOIN clients c ON c.id = t.client_id
    LEFT JOIN admins g ON g.id = t.opened_by_admin_id`,
  columns: [{ path: 'chi', label: 'Aperto da', kind: 'text', after: 'stato', stays: true }],
}

export const ticketFilters: Filters<'ticket'> = [
  { name: 'stato', label: 'Stato', kind: 'enum', options: STATO_OPTIONS },
  { name: 'categoryId', label: 'Categoria', kind: 'ref', resource: 'ticketCategories' },
  { name: 'priorita', label: 'Priorità', kind: 'enum', options: PRIORITA_OPTIONS },
  { name: 'assigneeId', label: 'Assegnato a', kind: 'ref', resource: 'ticketStaff' },
  { name: 'seguitoDa', label: 'Chi lo segue', kind: 'has', resource: 'ticketStaff' },
  { name: 'menzionati', label: 'Menzionato', kind: 'has', resource: 'ticketStaff' },
  { name: 'scadeAt', label: 'Scadenza', kind: 'dayRange' },
  { name: 'fuoriTempo', label: 'Fuori tempo', kind: 'boolean' },
  { name: 'daRispondere', label: 'Da rispondere', kind: 'boolean' },
  { name: 'agentId', label: 'Aperto dall’agente', kind: 'ref', resource: 'agents' },
  { name: 'clientId', label: 'Aperto dal cliente', kind: 'ref', resource: 'clients' },
  { name: 'praticaId', label: 'Pratica', kind: 'ref', resource: 'pratiche' },
  { name: 'openedByAdminId', label: 'Aperto dalla sede', kind: 'present' },
  { name: 'createdAt', label: 'Aperto', kind: 'dayRange' },
  { name: 'risoltoAt', label: 'Risolto', kind: 'dayRange' },
  { name: 'riaperture', label: 'Riaperture', kind: 'numberRange' },
  { name: 'csat', label: 'Stelle', kind: 'numberRange' },
  { name: 'unitoAId', label: 'Unito a un altro', kind: 'present' },
  { name: 'reclamoEntro', label: 'È un reclamo', kind: 'present' },
]

/** What the list opens with. */
export const OPEN_TICKETS = { 'filter[stato]': APERTI.join(',') }
const OPEN = `filter[stato]=${APERTI.join(',')}`
/** What was merged goes on in another ticket, which counts once. */
const ITS_OWN = 'filter[unitoAId]=false'

export const ticketPresets: readonly Preset[] = [
  { id: 'aperti', label: 'Aperti', query: OPEN },
  { id: 'daAssegnare', label: 'Da assegnare', query: `filter[assigneeId]=null&${OPEN}` },
  { id: 'fuoriTempo', label: 'Scaduti', query: 'filter[fuoriTempo]=true' },
  { id: 'tutti', label: 'Tutti', query: ITS_OWN },
  { id: 'inScadenza', label: 'In scadenza', query: 'filter[scadeAt]=..oggi%2B1&filter[fuoriTempo]=false' },
  { id: 'inAttesa', label: 'In attesa', query: 'filter[stato]=in_attesa' },
  { id: 'reclami', label: 'Reclami', query: `filter[reclamoEntro]=true&${OPEN}` },
  { id: 'chiusi', label: 'Chiusi', query: `filter[stato]=risolto,chiuso&${ITS_OWN}` },
]

/** What concerns one administrator: what they answer, and the notes that name them. Addresses of nobody else's. */
export const ownTicketPresets = (userId: string): Preset[] => [
  { id: 'miei', label: 'Miei', query: `filter[assigneeId]=${userId}&${OPEN}` },
  { id: 'menzioni', label: 'Menzioni', query: `filter[menzionati]=${userId}&${OPEN}` },
]

export const assignVerb: VerbView = {
  id: 'assign',
  label: 'Assegna',
  about: 'Chi li riceve lo legge nella campanella. Senza un nome tornano fra quelli da assegnare.',
  fields: [{ name: 'adminId', label: 'Chi risponde', kind: 'ref', resource: 'ticketStaff' }],
}

export const stateVerb: VerbView = {
  id: 'state',
  label: 'Cambia stato',
  about: 'Chi ha aperto un ticket lo sa quando è risolto, chiuso o riaperto.',
  fields: [{ name: 'to', label: 'Nuovo stato', kind: 'select', options: STATO_OPTIONS, required: true }],
}

/** Columns that the verbs of a ticket write. */
export const ticketHistory: History<'ticket'> = [
  { name: 'stato', label: 'Stato', kind: 'select', options: STATO_OPTIONS },
  { name: 'assigneeId', label: 'Assegnato a', kind: 'ref', resource: 'ticketStaff' },
  { name: 'seguitoDa', label: 'Seguito da', kind: 'ref', resource: 'ticketStaff' },
  { name: 'menzionati', label: 'Menzionati', kind: 'ref', resource: 'ticketStaff', follows: true },
  { name: 'riprendiIl', label: 'Riprende il', kind: 'instant' },
  { name: 'reclamoEntro', label: 'Reclamo: risposta entro', kind: 'instant' },
  { name: 'unitoAId', label: 'Unito a', kind: 'ref', resource: 'tickets' },
  { name: 'csat', label: 'Stelle', kind: 'number' },
  { name: 'csatCommento', label: 'Commento', kind: 'text' },
  { name: 'oggetto', label: 'Oggetto', kind: 'text' },
  { name: 'lastMessageAt', label: 'Ultimo messaggio', kind: 'instant' },
  { name: 'daRispondere', label: 'Da rispondere', kind: 'boolean', follows: true },
  { name: 'notifyUser', label: 'Da leggere per chi l’ha aperto', kind: 'boolean', follows: true },
  { name: 'primaRispostaEntro', label: 'Prima risposta entro', kind: 'instant', follows: true },
  { name: 'primaRispostaAt', label: 'Prima risposta', kind: 'instant', follows: true },
  { name: 'minutiPrimaRisposta', label: 'Minuti per la prima risposta', kind: 'number', follows: true },
  { name: 'risoluzioneEntro', label: 'Soluzione entro', kind: 'instant', follows: true },
  { name: 'risoltoAt', label: 'Risolto il', kind: 'instant', follows: true },
  { name: 'minutiRisoluzione', label: 'Minuti per la soluzione', kind: 'number', follows: true },
  { name: 'closedAt', label: 'Chiuso il', kind: 'instant', follows: true },
  { name: 'riaperture', label: 'Riaperture', kind: 'number', follows: true },
  { name: 'pausaDal', label: 'In pausa dal', kind: 'instant', follows: true },
  { name: 'minutiPausa', label: 'Minuti di pausa', kind: 'number', follows: true },
  { name: 'scadeAt', label: 'Scadenza', kind: 'instant', follows: true },
  { name: 'avvisaAt', label: 'Avviso della scadenza', kind: 'instant', follows: true },
  { name: 'fuoriTempo', label: 'Fuori tempo', kind: 'boolean', follows: true },
]

export const ticketForm: Fields<typeof ticketFieldsSchema> = [
  { name: 'categoryId', label: 'Categoria', kind: 'ref', resource: 'ticketCategories', required: true },
  { name: 'priorita', label: 'Priorità', kind: 'select', options: PRIORITA_OPTIONS, required: true },
  { name: 'praticaId', label: 'Pratica', kind: 'ref', resource: 'pratiche' },
  { name: 'tag', label: 'Etichette', kind: 'tags' },
]

/** Columns that verbs and the clock write. */
export const ticketReadonly: readonly ColumnOf<'ticket'>[] = [
  'codice',
  'oggetto',
  'stato',
  'agentId',
  'clientId',
  'openedByAdminId',
  'assigneeId',
  'notifyUser',
  'readedFrom',
  'daRispondere',
  'lastMessageAt',
  'closedAt',
  'riprendiIl',
  'primaRispostaEntro',
  'primaRispostaAt',
  'risoluzioneEntro',
  'risoltoAt',
  'minutiPrimaRisposta',
  'minutiRisoluzione',
  'pausaDal',
  'minutiPausa',
  'scadeAt',
  'avvisaAt',
  'reclamoEntro',
  'fuoriTempo',
  'riaperture',
  'csat',
  'csatCommento',
  'unitoAId',
  'seguitoDa',
  'menzionati',
]

const nome = { select: { id: true, nome: true, cognome: true } } as const
const surname = { select: { id: true, name: true, surname: true } } as const

/** Whom and what a ticket names. */
export const ticketInclude = {
  agent: nome,
  client: nome,
  openedByAdmin: surname,
  assignee: surname,
  category: { select: { id: true, nome: true } },
  pratica: { select: { id: true, codice: true } },
  unitoA: { select: { id: true, codice: true } },
} as const
