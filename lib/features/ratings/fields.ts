import type { Columns, Filters, History } from '@/lib/resources/model-types'
import type { Preset, VerbView } from '@/lib/resources/view'
import { MOTIVI_RIFIUTO, SEGNALI, STATI_VOTO } from './schema'

const columnsOf = (whom: Columns<'voto'>[number]): Columns<'voto'> => [
  { path: 'firma', label: 'Chi scrive', kind: 'title' },
  { path: 'stelle', label: 'Stelle', kind: 'number', sort: 'stelle' },
  { path: 'commento', label: 'Commento', kind: 'text', wide: true },
  { path: 'segnali', label: 'Da guardare', kind: 'tags' },
  { path: 'stato', label: 'Stato', kind: 'badge', options: STATI_VOTO, sort: 'stato' },
  whom,
  { path: 'createdAt', label: 'Scritto', kind: 'instant', sort: 'createdAt' },
  { path: 'pratica.codice', label: 'Pratica', kind: 'text' },
  { path: 'rispostaAt', label: 'Risposta', kind: 'instant' },
  { path: 'agency.nome', label: 'Agenzia', kind: 'text', hidden: true },
  { path: 'moderatoAt', label: 'Guardato', kind: 'instant', hidden: true },
  {
    path: 'motivoRifiuto',
    label: 'Perché non pubblicato',
    kind: 'badge',
    options: MOTIVI_RIFIUTO,
    hidden: true,
  },
]

export const agentColumns = columnsOf({ path: 'agent', label: 'Agente', kind: 'person' })
export const staffColumns = columnsOf({ path: 'employee', label: 'Dipendente', kind: 'person' })

/** Filters of both lists; whom a rating is of stands first. */
export const filtersOf = (
  whom: Filters<'voto'>[number] & { name: 'agentId' | 'employeeId' },
): Filters<'voto'> => [
  { name: 'stato', label: 'Stato', kind: 'enum', options: STATI_VOTO },
  { name: 'stelle', label: 'Stelle', kind: 'numberRange' },
  whom,
  { name: 'agencyId', label: 'Agenzia', kind: 'ref', resource: 'agencies' },
  { name: 'createdAt', label: 'Scritto', kind: 'dayRange' },
  { name: 'rispostaAt', label: 'Ha una risposta', kind: 'present' },
  { name: 'segnali', label: 'Da guardare', kind: 'has', options: SEGNALI },
  { name: 'motivoRifiuto', label: 'Perché non pubblicato', kind: 'enum', options: MOTIVI_RIFIUTO },
]

export const ratingPresets: readonly Preset[] = [
  { id: 'coda', label: 'Da moderare', query: 'filter[stato]=in_moderazione' },
  {
    id: 'bassi',
    label: 'Bassi senza risposta',
    query: 'filter[stato]=pubblicato&filter[stelle]=..3&filter[rispostaAt]=false&sort=-createdAt',
  },
  { id: 'pubblicati', label: 'Pubblicati', query: 'filter[stato]=pubblicato&sort=-createdAt' },
]

export const ratingHistory: History<'voto'> = [
  { name: 'stato', label: 'Stato', kind: 'select', options: STATI_VOTO },
  { name: 'motivoRifiuto', label: 'Perché non pubblicato', kind: 'select', options: MOTIVI_RIFIUTO },
  { name: 'commento', label: 'Commento', kind: 'textarea' },
  { name: 'risposta', label: 'Risposta', kind: 'textarea' },
  { name: 'rispostaAt', label: 'Risposta del', kind: 'instant', follows: true },
  { name: 'moderatoAt', label: 'Guardato', kind: 'instant', follows: true },
  { name: 'moderatoDaId', label: 'Guardato da', kind: 'text', follows: true },
]

export const publishVerb: VerbView = {
  id: 'publish',
  label: 'Pubblica',
  about: 'I voti si vedono subito sulla pagina pubblica, con la firma di chi li ha scritti.',
  fields: [],
}

/** Of employees there is no public page: their ratings stay with the office. */
export const publishStaffVerb: VerbView = {
  ...publishVerb,
  about: 'I voti contano nella media del dipendente, e chi li ha scritti legge la risposta.',
}

export const rejectVerb: VerbView = {
  id: 'reject',
  label: 'Rifiuta',
  about: 'I voti non si vedono sul sito. Un voto basso non è un motivo: i motivi sono questi, e si contano.',
  fields: [{ name: 'motivo', label: 'Motivo', kind: 'select', options: MOTIVI_RIFIUTO, required: true }],
}

/** What of a rating leaves the database; verbs and clients write it. */
export const ratingReadonly = [
  'agentId',
  'employeeId',
  'clientId',
  'praticaId',
  'agencyId',
  'stelle',
  'commento',
  'firma',
  'stato',
  'segnali',
  'consensoAt',
  'moderatoDaId',
  'moderatoAt',
  'motivoRifiuto',
  'risposta',
  'rispostaAt',
  'version',
  'createdAt',
  'updatedAt',
] as const

export const person = { select: { id: true, nome: true, cognome: true } }
export const ratingInclude = {
  pratica: { select: { id: true, codice: true, stato: true } },
  agency: { select: { id: true, nome: true } },
  moderatoDa: { select: { id: true, name: true, surname: true } },
} as const

/** By state, the queue comes first, and what waits longest at its top. */
export const ratingList = {
  presets: ratingPresets,
  search: true,
  sorts: ['stato', 'createdAt', 'stelle'],
  reads: ['version'],
  defaultSort: 'stato',
} as const
