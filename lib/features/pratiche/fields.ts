import type { ColumnOf, Columns, Fields, Filters, History } from '@/lib/resources/model-types'
import type { Codec } from '@/lib/resources/types'
import type { Preset, VerbView } from '@/lib/resources/view'
import { DA_CONFERMARE, STATI } from '@/lib/words/case-states'
import type { Option } from '@/lib/words/options'
import { optionsOf } from '@/lib/words/options'
import { PRODOTTI, TIPI_TASSO } from '@/lib/words/products'
import { FINALITA_LABELS } from '@/lib/words/purposes'
import type { praticaSchema } from './schema'
import { WAY, WAY_STATES } from './way'

export const statiOptions: Option[] = optionsOf(STATI)
const finalita = optionsOf(FINALITA_LABELS)
const prodotti = optionsOf(PRODOTTI)
const tassi = optionsOf(TIPI_TASSO)

const praticaColumns: Columns<'pratica'> = [
  { path: 'codice', label: 'Codice', kind: 'title' },
  { path: 'intestatario', label: 'Cliente', kind: 'text', sort: 'intestatario', stays: true, wide: true },
  {
    path: 'stato',
    label: 'Stato',
    kind: 'badge',
    options: [...statiOptions, DA_CONFERMARE],
    instead: { when: 'erogazioneDaConfermare', value: DA_CONFERMARE.value },
  },
  { path: 'importoRichiesto', label: 'Importo', kind: 'money', sort: 'importoRichiesto' },
  { path: 'agent', label: 'Agente', kind: 'person' },
  { path: 'statoDal', label: 'Nello stato', fileLabel: 'Nello stato dal', kind: 'age' },
  { path: 'product', label: 'Prodotto', kind: 'badge', options: prodotti },
  { path: 'bank.nome', label: 'Banca', kind: 'text' },
  { path: 'finalita', label: 'Finalità', kind: 'badge', options: finalita, hidden: true },
  { path: 'importoErogato', label: 'Erogato', kind: 'money', hidden: true },
  { path: 'firmaIl', label: 'Firmata il', kind: 'day', hidden: true },
  { path: 'dataLiquidazione', label: 'Erogata il', kind: 'day', hidden: true },
  { path: 'erogazioneDaConfermare', label: 'Da confermare', kind: 'boolean', hidden: true },
  { path: 'idegg', label: 'IDEGG', kind: 'text', hidden: true },
  { path: 'causale', label: 'Motivo della chiusura', kind: 'text', hidden: true },
  { path: 'ultimaAttivita', label: 'Ultima attività', kind: 'instant', sort: 'ultimaAttivita', hidden: true },
  { path: 'createdAt', label: 'Aperta', kind: 'day', sort: 'createdAt' },
]

const praticaPresets: readonly Preset[] = [
  { id: 'documenti', label: 'Raccolta documenti', query: 'filter[stato]=raccolta_documenti' },
  { id: 'banca', label: 'In banca', query: 'filter[stato]=inviata_banca,deliberata_reddituale,perizia' },
  { id: 'stipula', label: 'Da stipulare', query: 'filter[stato]=deliberata,stipula' },
  { id: 'conferma', label: 'Da confermare', query: 'filter[erogazioneDaConfermare]=true' },
]

const praticaFilters: Filters<'pratica'> = [
  { name: 'stato', label: 'Stato', kind: 'enum', options: statiOptions },
  { name: 'product', label: 'Prodotto', kind: 'enum', options: prodotti },
  { name: 'agentId', label: 'Agente', kind: 'ref', resource: 'agents' },
  { name: 'agencyId', label: 'Agenzia', kind: 'ref', resource: 'agencies' },
  { name: 'bankId', label: 'Banca', kind: 'ref', resource: 'banks' },
  { name: 'createdAt', label: 'Aperta', kind: 'dayRange' },
  {
    name: 'arrivata',
    label: 'Stato raggiunto',
    kind: 'reached',
    options: WAY_STATES.map((value) => ({ value, label: STATI[value].label })),
    reached: { now: 'stato', when: WAY, unsure: 'erogazioneDaConfermare' },
  },
  { name: 'ultimaAttivita', label: 'Ultima attività', kind: 'dayRange' },
  { name: 'importoRichiesto', label: 'Importo', kind: 'moneyRange' },
  { name: 'dataLiquidazione', label: 'Erogata', kind: 'dayRange' },
  { name: 'erogazioneDaConfermare', label: 'Erogazione da confermare', kind: 'boolean' },
  { name: 'causale', label: 'Motivo della chiusura', kind: 'text', words: 'pratiche/causali/tutte' },
]

export const praticaList = { columns: praticaColumns, filters: praticaFilters, presets: praticaPresets }

/** A loan for a car or from a salary has no property. */
const ofProperty = { when: { field: 'product', in: ['mutuo', 'azienda', 'leasing'] } }

export const praticaForm: Fields<typeof praticaSchema> = [
  { name: 'finalita', label: 'Finalità', kind: 'select', options: finalita, required: true, width: 6 },
  { name: 'idegg', label: 'Codice IDEGG', kind: 'text', width: 6 },
  { name: 'importoRichiesto', label: 'Importo richiesto', kind: 'money', required: true, width: 4 },
  { name: 'importoDeliberato', label: 'Importo deliberato', kind: 'money', width: 4 },
  { name: 'durataMesi', label: 'Durata (mesi)', kind: 'number', required: true, width: 4 },
  { name: 'bankId', label: 'Banca', kind: 'ref', resource: 'banks', section: 'Banca e tasso', width: 6 },
  { name: 'bankProductId', label: 'Prodotto della banca', kind: 'ref', resource: 'bankProducts', width: 6 },
  { name: 'tipoTasso', label: 'Tipo di tasso', kind: 'select', options: tassi, width: 3 },
  { name: 'tan', label: 'TAN', kind: 'rate', width: 3 },
  { name: 'taeg', label: 'TAEG', kind: 'rate', width: 3 },
  { name: 'spread', label: 'Spread', kind: 'rate', width: 3 },
  { name: 'rata', label: 'Rata', kind: 'money', width: 3 },
  { name: 'firmaIl', label: 'Firma del contratto', kind: 'day', width: 4 },
  {
    name: 'valoreImmobile',
    label: 'Valore dell’immobile',
    kind: 'money',
    section: 'Immobile',
    width: 4,
    ...ofProperty,
  },
  { name: 'prezzo', label: 'Prezzo', kind: 'money', width: 4, ...ofProperty },
  { name: 'valorePerizia', label: 'Valore di perizia', kind: 'money', width: 4, ...ofProperty },
  { name: 'comune', label: 'Comune', kind: 'text', width: 8, ...ofProperty },
  { name: 'provincia', label: 'Provincia', kind: 'province', width: 4, ...ofProperty },
  { name: 'segnalatore', label: 'Segnalatore', kind: 'text', section: 'Altro', width: 6 },
  { name: 'note', label: 'Note interne', kind: 'textarea' },
]

/** Given to another agent; each of them says that it was. */
export const assignVerb: VerbView = {
  id: 'assign',
  label: 'Affida',
  about:
    'Le pratiche scelte passano a un altro agente, con tutta la loro storia. Quelle chiuse restano dove sono.',
  fields: [
    { name: 'agentId', label: 'Agente', kind: 'ref', resource: 'agents', required: true },
    { name: 'motivo', label: 'Perché', kind: 'textarea', required: true },
  ],
}

/** Columns that the workflow of a case writes; each state has the date on which it was reached. */
export const praticaHistory: History<'pratica'> = [
  { name: 'stato', label: 'Stato', kind: 'select', options: statiOptions },
  { name: 'importoErogato', label: 'Importo erogato', kind: 'money' },
  { name: 'causale', label: 'Motivo della chiusura', kind: 'text' },
  { name: 'motivoRifiuto', label: 'Motivo del rifiuto', kind: 'textarea' },
  { name: 'intestatario', label: 'Cliente', kind: 'text' },
  { name: 'agentId', label: 'Agente', kind: 'ref', resource: 'agents' },
  { name: 'agencyId', label: 'Agenzia', kind: 'ref', resource: 'agencies' },
  { name: 'statoPrecedente', label: 'Stato prima', kind: 'select', options: statiOptions, follows: true },
  { name: 'statoDal', label: 'In questo stato dal', kind: 'instant', follows: true },
  { name: 'dataRaccolta', label: 'Raccolta dei documenti dal', kind: 'instant', follows: true },
  { name: 'dataIstruttoria', label: 'In istruttoria dal', kind: 'instant', follows: true },
  { name: 'dataInvioBanca', label: 'Inviata alla banca il', kind: 'instant', follows: true },
  { name: 'dataReddituale', label: 'Delibera reddituale del', kind: 'instant', follows: true },
  { name: 'dataPerizia', label: 'Perizia dal', kind: 'instant', follows: true },
  { name: 'dataDelibera', label: 'Deliberata il', kind: 'instant', follows: true },
  { name: 'dataStipula', label: 'Alla stipula dal', kind: 'instant', follows: true },
  { name: 'dataLiquidazione', label: 'Liquidata il', kind: 'instant', follows: true },
  { name: 'erogazioneDaConfermare', label: 'Erogazione da confermare', kind: 'boolean' },
  { name: 'dataChiusura', label: 'Chiusa il', kind: 'instant', follows: true },
  { name: 'ultimaAttivita', label: 'Ultima attività', kind: 'instant', follows: true },
  { name: 'ltv', label: 'LTV', kind: 'rate', follows: true },
  { name: 'sollecitataAt', label: 'Sollecitata il', kind: 'instant' },
  { name: 'ricontattareIl', label: 'Ricontattare il', kind: 'day' },
  { name: 'appuntamentoAt', label: 'Appuntamento', kind: 'instant' },
]

/** What verbs and the database write. */
export const praticaReadonly = [
  'codice',
  'product',
  'stato',
  'statoPrecedente',
  'statoDal',
  'ultimaAttivita',
  'intestatario',
  'agentId',
  'agencyId',
  'origine',
  'importoErogato',
  'ltv',
  'motivoRifiuto',
  'causale',
  'dataLiquidazione',
  'erogazioneDaConfermare',
  'sollecitataAt',
  'ricontattareIl',
] as const

export const praticaCodecs: Partial<Record<ColumnOf<'pratica'>, Codec>> = {
  importoRichiesto: 'money',
  importoDeliberato: 'money',
  importoErogato: 'money',
  rata: 'money',
  valoreImmobile: 'money',
  prezzo: 'money',
  valorePerizia: 'money',
  tan: 'decimal',
  taeg: 'decimal',
  spread: 'decimal',
  ltv: 'decimal',
  ricontattareIl: 'day',
  firmaIl: 'day',
}
