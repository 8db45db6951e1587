import { seesAgreements } from '@/lib/features/provvigioni/accordi/access'
import type { Figures } from '@/lib/resources/figures'
import type { Columns, Fields, Filters } from '@/lib/resources/model-types'
import type { segnalatoreSchema } from './schema'

export const segnalatoreColumns: Columns<'segnalatore'> = [
  { path: 'cognome', label: 'Segnalatore', kind: 'title', given: 'nome', sort: 'cognome' },
  { path: 'email', label: 'E-mail', kind: 'text' },
  { path: 'accordo', label: 'Accordo', kind: 'text' },
  { path: 'validFrom', label: 'Vale dal', kind: 'day', sort: 'validFrom' },
  { path: 'validTo', label: 'Vale fino al', kind: 'day' },
  { path: 'compensoFisso', label: 'Compenso', kind: 'money' },
  { path: 'compensoPct', label: 'Compenso %', kind: 'rate' },
  { path: 'ragioneSociale', label: 'Ragione sociale', kind: 'text', hidden: true },
  { path: 'registro', label: 'Registro', kind: 'text', hidden: true },
  { path: 'createdAt', label: 'Creato il', kind: 'instant', sort: 'createdAt', hidden: true },
]

export const segnalatoreFilters: Filters<'segnalatore'> = [
  { name: 'validFrom', label: 'Vale dal', kind: 'dayRange' },
  { name: 'validTo', label: 'Vale fino al', kind: 'dayRange' },
]

/** What came of their referrals, of the agreements on the page alone. */
export const segnalatoreFigures: Figures = {
  access: seesAgreements,
  sql: (page) => `
  SELECT s.segnalatore_id AS id, count(*)::int AS segnalazioni, coalesce(sum(c.importo), 0) AS maturato
  FROM segnalazioni s LEFT JOIN LATERAL (
    SELECT sum(importo) AS importo FROM compensi_segnalatori WHERE segnalazione_id = s.id) c ON true
  WHERE s.segnalatore_id IN (${page}) GROUP BY s.segnalatore_id`,
  columns: [
    {
      path: 'segnalazioni',
      label: 'Segnalazioni',
      kind: 'number',
      after: 'validTo',
      definition: 'Le persone che ha presentato mentre l’accordo era in vigore.',
    },
    {
      path: 'maturato',
      label: 'Maturato',
      kind: 'money',
      codec: 'money',
      after: 'compensoPct',
      definition: 'I compensi delle pratiche liquidate nate dalle sue segnalazioni, meno gli storni.',
    },
  ],
}

export const segnalatoreForm: Fields<typeof segnalatoreSchema> = [
  { name: 'nome', label: 'Nome', kind: 'text', required: true, width: 6, section: 'Chi segnala' },
  { name: 'cognome', label: 'Cognome', kind: 'text', required: true, width: 6 },
  { name: 'ragioneSociale', label: 'Ragione sociale', kind: 'text', width: 6 },
  {
    name: 'registro',
    label: 'Registro e numero',
    kind: 'text',
    width: 6,
    help: 'Dove la legge ne chiede uno (D.Lgs. 212/2025): lo conferma il legale.',
  },
  {
    name: 'email',
    label: 'E-mail',
    kind: 'text',
    required: true,
    width: 6,
    help: 'Da questo indirizzo si riconoscono le sue segnalazioni.',
  },
  { name: 'telefono', label: 'Telefono', kind: 'phone', width: 6 },
  {
    name: 'accordo',
    label: 'Accordo',
    kind: 'text',
    required: true,
    section: 'Accordo',
    help: 'Numero o data del documento firmato.',
  },
  {
    name: 'validFrom',
    label: 'Vale dal',
    kind: 'day',
    required: true,
    width: 6,
    help: 'Conta il giorno della segnalazione.',
  },
  { name: 'validTo', label: 'Vale fino al', kind: 'day', width: 6, help: 'Ultimo giorno compreso.' },
  {
    name: 'compensoFisso',
    label: 'Compenso per pratica liquidata',
    kind: 'money',
    required: true,
    width: 6,
  },
  {
    name: 'compensoPct',
    label: 'Più una percentuale dell’erogato',
    kind: 'rate',
    required: true,
    width: 6,
  },
  { name: 'note', label: 'Note', kind: 'textarea' },
]
