import { FIGURE } from '@/lib/features/agents/schema'
import { TIPI_REGOLA } from '@/lib/features/audiences/schema'
import type { Columns, Fields, Filters, History } from '@/lib/resources/model-types'
import type { Field } from '@/lib/resources/view'
import { optionsOf } from '@/lib/words/options'
import { CATEGORIA_OPTIONS } from './labels'
import type { courseSchema } from './schema'

export const courseColumns: Columns<'formazione'> = [
  { path: 'titolo', label: 'Titolo', kind: 'title', sort: 'titolo' },
  { path: 'categoria', label: 'Categoria', kind: 'badge', options: CATEGORIA_OPTIONS },
  { path: 'published', label: 'Pubblicato', kind: 'boolean' },
  { path: 'obbligatorio', label: 'Obbligatorio', kind: 'boolean' },
  { path: 'scadeIl', label: 'Da fare entro', kind: 'day', sort: 'scadeIl' },
  { path: 'oreOam', label: 'Ore OAM', kind: 'number' },
  { path: 'ordine', label: 'Ordine', kind: 'number', sort: 'ordine', hidden: true },
]

export const courseFilters: Filters<'formazione'> = [
  { name: 'categoria', label: 'Categoria', kind: 'enum', options: CATEGORIA_OPTIONS },
  { name: 'published', label: 'Pubblicato', kind: 'boolean' },
  { name: 'obbligatorio', label: 'Obbligatorio', kind: 'boolean' },
  { name: 'scadeIl', label: 'Da fare entro', kind: 'dayRange' },
]

const rule: Field['rows'] = {
  one: 'regola',
  initial: { tipo: 'figura', valori: [] },
  fields: [
    {
      name: 'tipo',
      label: 'Per',
      kind: 'select',
      options: optionsOf(TIPI_REGOLA),
    },
    {
      name: 'valori',
      label: '',
      kind: 'tags',
      options: optionsOf(FIGURE),
    },
  ],
}

const answer: Field['rows'] = {
  one: 'risposta',
  initial: { testo: '', corretta: false },
  fields: [
    { name: 'testo', label: 'Risposta', kind: 'text', required: true },
    { name: 'corretta', label: 'Giusta', kind: 'boolean' },
  ],
}

const question: Field['rows'] = {
  one: 'domanda',
  initial: { domanda: '', risposte: [], spiegazione: '' },
  fields: [
    { name: 'domanda', label: 'Domanda', kind: 'text', required: true },
    { name: 'risposte', label: 'Risposte', kind: 'rows', rows: answer },
    { name: 'spiegazione', label: 'Spiegazione', kind: 'text' },
  ],
}

const lesson: Field['rows'] = {
  one: 'lezione',
  initial: {},
  fields: [
    { name: 'titolo', label: 'Titolo', kind: 'text', required: true },
    { name: 'descrizione', label: 'Descrizione', kind: 'textarea' },
    { name: 'video', label: 'Video', kind: 'file', required: true },
    { name: 'durataSec', label: 'Durata in secondi', kind: 'number', required: true },
    { name: 'copertina', label: 'Copertina', kind: 'file' },
    { name: 'sottotitoli', label: 'Sottotitoli', kind: 'file' },
    {
      name: 'allegati',
      label: 'Allegati',
      kind: 'rows',
      rows: {
        one: 'allegato',
        initial: {},
        fields: [
          { name: 'nome', label: 'Nome', kind: 'text' },
          { name: 'url', label: 'File', kind: 'file' },
        ],
      },
    },
    { name: 'domande', label: 'Quiz', kind: 'rows', rows: question },
    { name: 'soglia', label: 'Risposte giuste %', kind: 'number' },
    { name: 'tentativi', label: 'Tentativi al giorno', kind: 'number' },
  ],
}

export const courseForm: Fields<typeof courseSchema> = [
  { name: 'titolo', label: 'Titolo', kind: 'text', required: true, width: 8 },
  {
    name: 'categoria',
    label: 'Categoria',
    kind: 'select',
    options: CATEGORIA_OPTIONS,
    required: true,
    width: 4,
  },
  { name: 'descrizione', label: 'Descrizione', kind: 'textarea' },
  { name: 'published', label: 'Pubblicato', kind: 'boolean', width: 4 },
  { name: 'obbligatorio', label: 'Obbligatorio', kind: 'boolean', width: 4 },
  { name: 'sequenziale', label: 'Lezioni una dopo l’altra', kind: 'boolean', width: 4 },
  {
    name: 'scadeIl',
    label: 'Da fare entro',
    kind: 'day',
    help: 'Chi entra nella rete poco prima ha comunque 30 giorni.',
    width: 6,
  },
  {
    name: 'validitaMesi',
    label: 'Validità in mesi',
    kind: 'number',
    min: 1,
    width: 6,
    help: 'Poi va ripetuto; vuoto: mai.',
  },
  {
    name: 'oreOam',
    label: 'Ore OAM',
    kind: 'number',
    min: 0,
    step: 0.5,
    decimals: 1,
    required: true,
    width: 4,
    help: 'Quante ore vale l’attestato.',
  },
  {
    name: 'minimoPct',
    label: 'Video da vedere (%)',
    kind: 'number',
    min: 1,
    max: 100,
    required: true,
    width: 4,
    help: 'La parte di ciascuno.',
  },
  { name: 'ordine', label: 'Ordine', kind: 'number', min: 0, required: true, width: 4 },
  { name: 'lezioni', label: 'Lezioni', kind: 'rows', rows: lesson, section: 'Lezioni' },
  { name: 'regole', label: 'A chi è destinato', kind: 'rows', rows: rule, section: 'Destinatari' },
  { name: 'escludi', label: 'Tranne', kind: 'rows', rows: rule },
]

export const courseHistory: History<'formazione'> = [
  { name: 'urlVideo', label: 'Indirizzo del video', kind: 'text' },
]
