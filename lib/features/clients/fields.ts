import { PROVINCE_OPTIONS } from '@/lib/italian/province-codes'
import type { Columns, Fields, Filters, History } from '@/lib/resources/model-types'
import type { Preset, VerbView } from '@/lib/resources/view'
import { optionsOf } from '@/lib/words/options'
import { PRODOTTI } from '@/lib/words/products'
import { STATI_ACCOUNT } from '../accounts/states'
import { type clientSchema, TIPI_PERSONA } from './schema'

const prodotti = optionsOf(PRODOTTI)

const clientColumns: Columns<'client'> = [
  { path: 'cognome', label: 'Cliente', kind: 'title', given: 'nome', sort: 'cognome' },
  { path: 'ragioneSociale', label: 'Azienda', kind: 'text', hidden: true },
  { path: 'status', label: 'Stato', kind: 'badge', options: STATI_ACCOUNT },
  { path: 'codiceFiscale', label: 'Codice fiscale', kind: 'text', hidden: true, withheld: true },
  { path: 'telefono', label: 'Telefono', kind: 'phone' },
  { path: 'email', label: 'E-mail', kind: 'text' },
  { path: 'provincia', label: 'Provincia', kind: 'text' },
  { path: 'agent', label: 'Agente', kind: 'person' },
  { path: 'agency.nome', label: 'Agenzia', kind: 'text', hidden: true },
  { path: 'praticheCount', label: 'Pratiche', kind: 'number' },
  { path: 'ultimaPraticaAt', label: 'Ultima pratica', kind: 'day', sort: 'ultimaPraticaAt' },
  { path: 'createdAt', label: 'Registrato il', kind: 'day', sort: 'createdAt' },
  { path: 'consensoMarketing', label: 'Marketing', kind: 'boolean' },
  { path: 'consensoTerzi', label: 'Terzi', kind: 'boolean', hidden: true },
  { path: 'consensoProfilazione', label: 'Profilazione', kind: 'boolean', hidden: true },
  { path: 'lastLoginAt', label: 'Ultimo accesso', kind: 'instant', hidden: true },
]

const clientFilters: Filters<'client'> = [
  { name: 'status', label: 'Stato', kind: 'enum', options: STATI_ACCOUNT },
  { name: 'agentId', label: 'Agente', kind: 'ref', resource: 'agents' },
  { name: 'agencyId', label: 'Agenzia', kind: 'ref', resource: 'agencies' },
  { name: 'provincia', label: 'Provincia', kind: 'enum', options: PROVINCE_OPTIONS },
  { name: 'prodottiPratiche', label: 'Prodotto della pratica', kind: 'has', options: prodotti },
  { name: 'tipoPersona', label: 'Tipo', kind: 'enum', options: TIPI_PERSONA },
  { name: 'consensoMarketing', label: 'Marketing', kind: 'boolean' },
  { name: 'consensoTerzi', label: 'Dati a terzi', kind: 'boolean' },
  { name: 'consensoProfilazione', label: 'Profilazione', kind: 'boolean' },
  { name: 'senzaEmail', label: 'Senza e-mail', kind: 'boolean' },
  { name: 'createdAt', label: 'Registrato', kind: 'dayRange' },
  { name: 'ultimaPraticaAt', label: 'Ultima pratica', kind: 'dayRange' },
  { name: 'lastLoginAt', label: 'Ultimo accesso', kind: 'dayRange' },
]

const clientPresets: readonly Preset[] = [
  { id: 'da-confermare', label: 'Da confermare', query: 'filter[status]=pending' },
  { id: 'aziende', label: 'Aziende', query: 'filter[tipoPersona]=giuridica' },
  { id: 'senza-email', label: 'Senza e-mail', query: 'filter[senzaEmail]=true' },
  { id: 'bloccati', label: 'Bloccati', query: 'filter[status]=blocked' },
]

export const clientList = { columns: clientColumns, filters: clientFilters, presets: clientPresets }

const ofCompany = { when: { field: 'tipoPersona', in: ['giuridica'] } }

export const clientForm: Fields<typeof clientSchema> = [
  { name: 'tipoPersona', label: 'Tipo', kind: 'select', options: TIPI_PERSONA, required: true, width: 4 },
  { name: 'ragioneSociale', label: 'Ragione sociale', kind: 'text', width: 4, ...ofCompany },
  { name: 'partitaIva', label: 'Partita IVA', kind: 'text', width: 4, ...ofCompany },
  { name: 'nome', label: 'Nome', kind: 'text', required: true, width: 6, section: 'Persona' },
  { name: 'cognome', label: 'Cognome', kind: 'text', required: true, width: 6 },
  { name: 'codiceFiscale', label: 'Codice fiscale', kind: 'text', width: 6 },
  { name: 'dataNascita', label: 'Data di nascita', kind: 'day', past: true, width: 6 },
  {
    name: 'email',
    label: 'E-mail',
    kind: 'text',
    section: 'Recapiti',
    // On a line of its own: beside it a field without a hint would stand under a hole.
    help: 'Di chi entra nell’area clienti si cambia con CAMBIA E-MAIL: la conferma il nuovo indirizzo.',
  },
  { name: 'telefono', label: 'Telefono', kind: 'phone', width: 4 },
  { name: 'indirizzo', label: 'Indirizzo', kind: 'text', width: 8 },
  { name: 'cap', label: 'CAP', kind: 'text', width: 3 },
  { name: 'comune', label: 'Comune', kind: 'text', width: 6 },
  { name: 'provincia', label: 'Provincia', kind: 'province', width: 3 },
  { name: 'note', label: 'Note interne', kind: 'textarea', section: 'Altro' },
]

/** Columns that verbs and the person write. */
export const clientHistory: History<'client'> = [
  { name: 'status', label: 'Stato', kind: 'select', options: STATI_ACCOUNT },
  { name: 'agentId', label: 'Agente', kind: 'ref', resource: 'agents' },
  { name: 'agencyId', label: 'Agenzia', kind: 'ref', resource: 'agencies', follows: true },
  { name: 'pendingEmail', label: 'E-mail da confermare', kind: 'text' },
  { name: 'emailConfirmedAt', label: 'E-mail confermata', kind: 'instant', follows: true },
  { name: 'mergedIntoId', label: 'Unito a', kind: 'ref', resource: 'clients' },
  { name: 'erasedAt', label: 'Cancellato', kind: 'instant', follows: true },
  { name: 'referal', label: 'Segnalato da', kind: 'text' },
]

/** Columns that verbs, the person and triggers write. */
export const clientReadonly = [
  'status',
  'agentId',
  'pendingEmail',
  'emailConfirmedAt',
  'lastLoginAt',
  'erasedAt',
  'mergedIntoId',
  'referal',
  'praticheCount',
  'ultimaPraticaAt',
  'consensoMarketing',
  'consensoTerzi',
  'consensoProfilazione',
  'senzaEmail',
  'prodottiPratiche',
  'agencyId',
] as const

export const agentVerb: VerbView = {
  id: 'agent',
  label: 'Assegna agente',
  about: 'I clienti scelti passano a questo agente; se lo chiedi, anche le loro richieste aperte.',
  fields: [
    { name: 'agentId', label: 'Agente', kind: 'ref', resource: 'agents', required: true },
    { name: 'richieste', label: 'Anche le richieste ancora aperte', kind: 'boolean' },
  ],
}
