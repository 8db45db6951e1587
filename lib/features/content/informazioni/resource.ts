import 'server-only'
import { columnOfDay, todayInRome } from '@/lib/core/dates'
import { contentAccess } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import { optionsOf } from '@/lib/words/options'
import { checkInformation, cleanBody, keepShown } from './hooks'
import { informazioneInitial, informazioneSchema, PRODOTTI_CONSUMO, type ProdottoConsumo } from './schema'

const PRODOTTI = optionsOf(PRODOTTI_CONSUMO)

/** General information on credit to consumers, by product and version, with the example of its day. */
export const informazioni = defineResource({
  path: 'informazioni',
  page: '/admin/site/informazioni',
  model: 'informazioneCredito',
  audit: 'InformazioniCredito',
  labels: { one: 'informazione sul credito', many: 'informazioni sul credito', article: 'f' },
  title: (row) => `${PRODOTTI_CONSUMO[row.prodotto as ProdottoConsumo]}, versione ${row.numero}`,
  schema: informazioneSchema,
  initial: informazioneInitial,
  publicWords: ['corpo'],
  codecs: { validFrom: 'day' },
  readonly: ['numero', 'esempio'],
  permission: 'content_manage',
  access: contentAccess('content_manage', () => ({ validFrom: { lte: columnOfDay(todayInRome()) } })),
  tags: () => ['informazioni'],
  hooks: { beforeValidate: cleanBody, beforeChange: checkInformation, beforeDelete: keepShown },
  list: {
    columns: [
      { path: 'numero', label: 'Versione', kind: 'title' },
      { path: 'prodotto', label: 'Prodotto', kind: 'badge', options: PRODOTTI },
      { path: 'validFrom', label: 'Vale dal', kind: 'day', sort: 'validFrom' },
      { path: 'createdAt', label: 'Scritta il', kind: 'instant', sort: 'createdAt' },
    ],
    filters: [
      { name: 'prodotto', label: 'Prodotto', kind: 'enum', options: PRODOTTI },
      { name: 'validFrom', label: 'Vale dal', kind: 'dayRange' },
    ],
    sorts: ['validFrom', 'createdAt'],
    defaultSort: '-validFrom',
  },
  form: [
    { name: 'prodotto', label: 'Prodotto', kind: 'select', options: PRODOTTI, required: true, width: 6 },
    {
      name: 'validFrom',
      label: 'Vale dal',
      kind: 'day',
      required: true,
      width: 6,
      help: 'Da oggi in avanti. Fino a quel giorno si può ancora cambiare, poi non più.',
    },
    {
      name: 'corpo',
      label: 'Testo',
      kind: 'richtext',
      required: true,
      help: 'Accanto al testo il sito mostra l’esempio rappresentativo, calcolato con le offerte del giorno in cui salvi.',
    },
  ],
  history: [
    { name: 'numero', label: 'Versione', kind: 'number', follows: true },
    { name: 'esempio', label: 'Esempio rappresentativo', kind: 'text', follows: true },
  ],
})
