import { STATI_ACCOUNT } from '@/lib/features/accounts/states'
import type { ColumnOf, Columns, Fields, Filters, History } from '@/lib/resources/model-types'
import type { Codec } from '@/lib/resources/types'
import type { Preset } from '@/lib/resources/view'
import { optionsOf } from '@/lib/words/options'
import { PRODOTTI } from '@/lib/words/products'
import { AGENT_PERMISSIONS, type agentSchema, DOCUMENTI } from './agent-schema'
import { agentVerbs } from './chosen-verbs'
import { agentFigures } from './figures'
import { LINGUE } from './labels'
import { FIGURE } from './schema'

const figure = optionsOf(FIGURE)
const prodotti = optionsOf(PRODOTTI)

const agentColumns: Columns<'agent'> = [
  { path: 'cognome', label: 'Nome', kind: 'title', given: 'nome', sort: 'cognome' },
  { path: 'status', label: 'Stato', kind: 'badge', options: STATI_ACCOUNT },
  { path: 'figura', label: 'Figura', kind: 'badge', options: figure, stays: true },
  { path: 'manager', label: 'Manager', kind: 'person' },
  { path: 'lastLoginAt', label: 'Ultimo accesso', kind: 'instant', sort: 'lastLoginAt', stays: true },
  { path: 'telefono', label: 'Telefono', kind: 'phone' },
  { path: 'agency.nome', label: 'Agenzia', kind: 'text' },
  { path: 'provincia', label: 'Provincia', kind: 'text' },
  { path: 'published', label: 'Sul sito', kind: 'boolean' },
  { path: 'documentiEntro', label: 'Documenti fino al', kind: 'day', sort: 'documentiEntro' },
  { path: 'email', label: 'E-mail', kind: 'text', hidden: true },
  { path: 'oamNumber', label: 'Numero OAM', kind: 'text', hidden: true },
  { path: 'urlPhoto', label: 'Fotografia', kind: 'image', hidden: true },
  { path: 'prodotti', label: 'Prodotti', kind: 'tags', hidden: true },
  { path: 'mandatoDal', label: 'Mandato dal', kind: 'day', hidden: true },
  { path: 'mandatoAl', label: 'Mandato fino al', kind: 'day', hidden: true },
  { path: 'assenteAl', label: 'Assente fino al', kind: 'day', hidden: true },
]

const agentFilters: Filters<'agent'> = [
  { name: 'status', label: 'Stato', kind: 'enum', options: STATI_ACCOUNT },
  { name: 'figura', label: 'Figura', kind: 'enum', options: figure },
  { name: 'agencyId', label: 'Agenzia', kind: 'ref', resource: 'agencies' },
  { name: 'managerId', label: 'Manager', kind: 'ref', resource: 'agents' },
  { name: 'managerIds', label: 'Team', kind: 'has', resource: 'agents' },
  { name: 'provinceOperative', label: 'Lavora in provincia', kind: 'hasProvince' },
  { name: 'prodotti', label: 'Prodotto', kind: 'has', options: prodotti },
  { name: 'published', label: 'Sul sito', kind: 'boolean' },
  { name: 'assenteDal', label: 'Assente', kind: 'dayRange' },
  { name: 'assenteAl', label: 'Assente fino', kind: 'dayRange' },
  { name: 'documentiEntro', label: 'Documenti in scadenza', kind: 'dayRange' },
  { name: 'lastLoginAt', label: 'È mai entrato', kind: 'present' },
  { name: 'oamNumber', label: 'Ha il numero OAM', kind: 'present' },
  { name: 'profiloPropostoAt', label: 'Profilo da approvare', kind: 'present' },
]

const agentPresets: readonly Preset[] = [
  { id: 'daConfermare', label: 'Da confermare', query: 'filter[status]=pending' },
  { id: 'assenti', label: 'Assenti oggi', query: 'filter[assenteDal]=..oggi&filter[assenteAl]=oggi..' },
  { id: 'scadenze', label: 'Documenti entro 30 giorni', query: 'filter[documentiEntro]=..oggi%2B30' },
  { id: 'profili', label: 'Profili da approvare', query: 'filter[profiloPropostoAt]=true' },
  { id: 'maiEntrati', label: 'Mai entrati', query: 'filter[lastLoginAt]=false' },
  { id: 'senzaOam', label: 'Senza OAM', query: 'filter[oamNumber]=false' },
]

export const agentList = {
  columns: agentColumns,
  filters: agentFilters,
  presets: agentPresets,
  figures: agentFigures,
  verbs: agentVerbs,
  sortBy: { cognome: 'nomeCompleto' },
} as const

const document: Fields<(typeof agentSchema.shape.documents)['element']> = [
  { name: 'tipo', label: 'Tipo', kind: 'select', options: optionsOf(DOCUMENTI), required: true },
  { name: 'scadeIl', label: 'Scade il', kind: 'day' },
  { name: 'note', label: 'Nota', kind: 'text', required: false },
  { name: 'fileId', label: 'File', kind: 'file' },
]

export const agentForm: Fields<typeof agentSchema> = [
  { name: 'nome', label: 'Nome', kind: 'text', required: true, width: 6 },
  { name: 'cognome', label: 'Cognome', kind: 'text', required: true, width: 6 },
  { name: 'email', label: 'E-mail', kind: 'text', required: true, width: 6 },
  { name: 'slug', label: 'Indirizzo della pagina', kind: 'slug', from: 'cognome', required: true, width: 6 },
  { name: 'figura', label: 'Figura', kind: 'select', options: figure, required: true, width: 4 },
  { name: 'agencyId', label: 'Agenzia', kind: 'ref', resource: 'agencies', width: 4 },
  { name: 'managerId', label: 'Manager', kind: 'ref', resource: 'agents', width: 4 },
  { name: 'telefono', label: 'Telefono', kind: 'phone', width: 6 },
  { name: 'whatsapp', label: 'WhatsApp', kind: 'phone', width: 6 },
  { name: 'provincia', label: 'Provincia', kind: 'province', width: 4 },
  { name: 'provinceOperative', label: 'Lavora nelle province', kind: 'multiselect', width: 8 },
  { name: 'prodotti', label: 'Prodotti', kind: 'multiselect', options: prodotti, width: 6 },
  { name: 'lingue', label: 'Lingue', kind: 'multiselect', options: optionsOf(LINGUE), width: 6 },
  {
    name: 'bio',
    label: 'Presentazione',
    kind: 'textarea',
    help: 'Sulla pagina del sito: almeno 40 caratteri.',
    section: 'Sul sito',
  },
  { name: 'urlPhoto', label: 'Fotografia', kind: 'image', width: 8 },
  {
    name: 'published',
    label: 'Sul sito',
    kind: 'boolean',
    help: 'Servono fotografia, presentazione e provincia.',
    width: 4,
  },
  { name: 'oamNumber', label: 'Numero OAM', kind: 'text', section: 'Mandato', width: 4 },
  { name: 'oamData', label: 'Iscrizione OAM del', kind: 'day', width: 4 },
  { name: 'partitaIva', label: 'Partita IVA', kind: 'text', width: 4 },
  { name: 'mandatoDal', label: 'Mandato dal', kind: 'day', width: 4 },
  { name: 'mandatoAl', label: 'Mandato fino al', kind: 'day', width: 4 },
  { name: 'codiceFiscale', label: 'Codice fiscale', kind: 'text', width: 4 },
  { name: 'indirizzo', label: 'Via e numero', kind: 'text', width: 6 },
  { name: 'cap', label: 'CAP', kind: 'text', width: 3 },
  { name: 'comune', label: 'Comune', kind: 'text', width: 3 },
  { name: 'pec', label: 'PEC', kind: 'text', width: 6 },
  {
    name: 'documents',
    label: 'Documenti',
    kind: 'rows',
    rows: {
      one: 'documento',
      fields: document,
      initial: { tipo: 'mandato', scadeIl: null, note: '', fileId: null },
    },
  },
  {
    name: 'permissions',
    label: 'Permessi',
    kind: 'flags',
    options: AGENT_PERMISSIONS,
    section: 'Permessi',
  },
]

/** Columns that verbs and the database write. */
export const agentHistory: History<'agent'> = [
  { name: 'status', label: 'Stato', kind: 'select', options: STATI_ACCOUNT },
  { name: 'ibanFine', label: 'IBAN, ultime quattro', kind: 'text' },
  { name: 'assenteDal', label: 'Assente dal', kind: 'day' },
  { name: 'assenteAl', label: 'Assente fino al', kind: 'day' },
  { name: 'sostitutoId', label: 'Sostituto', kind: 'ref', resource: 'agents' },
  { name: 'invitedAt', label: 'Invito inviato', kind: 'instant', follows: true },
  { name: 'profiloPropostoAt', label: 'Profilo da approvare dal', kind: 'instant' },
  { name: 'documentiEntro', label: 'Documenti fino al', kind: 'day', follows: true },
  { name: 'lasciatoIl', label: 'Pagina: non più attivo dal', kind: 'day', follows: true },
]

export const agentCodecs: Partial<Record<ColumnOf<'agent'>, Codec>> = {
  mandatoDal: 'day',
  mandatoAl: 'day',
  oamData: 'day',
  telefono: 'phone',
  whatsapp: 'phone',
  assenteDal: 'day',
  assenteAl: 'day',
  documentiEntro: 'day',
  lasciatoIl: 'day',
}

/** Columns that verbs write. */
export const agentReadonly = [
  'status',
  'totpEnabledAt',
  'secondFactorAt',
  'lastLoginAt',
  'invitedAt',
  'profiloPropostoAt',
  'documentiEntro',
  'ibanFine',
  'assenteDal',
  'assenteAl',
  'sostitutoId',
  'lasciatoIl',
  'managerIds',
] as const

/** What colleagues, and offices that only choose among agents, do not learn of one. */
export const PRIVATE = [
  'permissions',
  'codiceFiscale',
  'partitaIva',
  'pec',
  'indirizzo',
  'cap',
  'comune',
  'mandatoDal',
  'mandatoAl',
  'oamData',
  'ibanFine',
  'documents',
  'documentiEntro',
  'totpEnabledAt',
  'secondFactorAt',
  'lastLoginAt',
  'invitedAt',
  'lasciatoIl',
  'profiloPropostoAt',
  'managerIds',
] as const
