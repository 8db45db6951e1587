import type { Columns, Fields, Filters, History } from '@/lib/resources/model-types'
import type { Preset, VerbView } from '@/lib/resources/view'
import { type estrattoSchema, STATI_ESTRATTO } from './schema'

export const estrattoColumns: Columns<'estratto'> = [
  { path: 'beneficiario', label: 'Beneficiario', kind: 'title', sort: 'beneficiario' },
  { path: 'mese', label: 'Mese', kind: 'month', sort: 'mese' },
  { path: 'codice', label: 'Numero', kind: 'text' },
  { path: 'stato', label: 'Stato', kind: 'badge', options: STATI_ESTRATTO },
  { path: 'righe', label: 'Righe', kind: 'number' },
  { path: 'maturato', label: 'Maturato', kind: 'money' },
  { path: 'storni', label: 'Storni', kind: 'money' },
  { path: 'riporto', label: 'Riporto', kind: 'money' },
  { path: 'totale', label: 'Totale', kind: 'money', sort: 'totale' },
  { path: 'pagatoIl', label: 'Pagato il', kind: 'day' },
  { path: 'riferimento', label: 'Riferimento', kind: 'text', hidden: true },
  { path: 'createdAt', label: 'Preparato', kind: 'instant', sort: 'createdAt', hidden: true },
]

export const estrattoFilters: Filters<'estratto'> = [
  { name: 'stato', label: 'Stato', kind: 'enum', options: STATI_ESTRATTO },
  { name: 'mese', label: 'Mese', kind: 'dayRange' },
  { name: 'agentId', label: 'Agente', kind: 'ref', resource: 'agents' },
  { name: 'agencyId', label: 'Agenzia', kind: 'ref', resource: 'agencies' },
  {
    name: 'segnalatoreId',
    label: 'Segnalatore',
    kind: 'ref',
    resource: 'segnalatori',
    // The statements of somebody with several agreements are of the first of them, whichever is chosen here.
    alike: { relation: 'segnalatore', column: 'email' },
  },
]

export const estrattoPresets: readonly Preset[] = [
  { id: 'bozze', label: 'Bozze', query: 'filter[stato]=bozza' },
  { id: 'chiusi', label: 'Da inviare', query: 'filter[stato]=chiuso' },
  { id: 'inviati', label: 'Da pagare', query: 'filter[stato]=inviato' },
]

export const estrattoForm: Fields<typeof estrattoSchema> = [
  { name: 'note', label: 'Note interne', kind: 'textarea', help: 'Le legge solo l’ufficio.' },
]

export const estrattoHistory: History<'estratto'> = [
  { name: 'stato', label: 'Stato', kind: 'select', options: STATI_ESTRATTO },
  { name: 'codice', label: 'Numero', kind: 'text' },
  { name: 'maturato', label: 'Maturato', kind: 'money' },
  { name: 'storni', label: 'Storni', kind: 'money' },
  { name: 'riporto', label: 'Riporto', kind: 'money' },
  { name: 'totale', label: 'Totale', kind: 'money' },
  { name: 'righe', label: 'Righe', kind: 'number' },
  { name: 'pagatoIl', label: 'Pagato il', kind: 'day' },
  { name: 'riferimento', label: 'Riferimento', kind: 'text' },
  { name: 'anno', label: 'Anno del numero', kind: 'number', follows: true },
  { name: 'numero', label: 'Progressivo', kind: 'number', follows: true },
  { name: 'chiusoAt', label: 'Chiuso il', kind: 'instant', follows: true },
  { name: 'inviatoAt', label: 'Inviato il', kind: 'instant', follows: true },
  { name: 'riportoDaId', label: 'Estratto riportato', kind: 'text', follows: true },
  { name: 'pdfFileId', label: 'PDF', kind: 'text', follows: true },
]

export const closeVerb: VerbView = {
  id: 'close',
  label: 'Chiudi',
  about:
    'Ogni bozza prende un numero e non cambia più. Il beneficiario riceve un avviso, e il PDF si prepara da solo.',
  fields: [],
}

export const sendVerb: VerbView = {
  id: 'send',
  label: 'Invia',
  about: 'Il beneficiario riceve per e-mail l’avviso che il suo estratto è in pagamento.',
  fields: [],
}

export const payVerb: VerbView = {
  id: 'pay',
  label: 'Paga',
  about:
    'Gli estratti risultano pagati, e con loro quelli in negativo che hanno riportato. Il beneficiario riceve un avviso. Non si annulla.',
  fields: [
    { name: 'data', label: 'Pagato il (oggi, se non lo scrivi)', kind: 'day', width: 6 },
    {
      name: 'riferimento',
      label: 'Riferimento',
      kind: 'text',
      help: 'Per esempio il codice del bonifico.',
      width: 6,
    },
  ],
}
