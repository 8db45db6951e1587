import {
  choiceCell,
  dayCell,
  emailCell,
  nameCell,
  phoneCell,
  provinceCell,
  textCell,
} from '@/lib/imports/cells'
import type { ImportColumns } from '@/lib/imports/define'
import { TIPI_TASSO } from '@/lib/words/products'
import { centsCell, monthsCell, percentCell } from './egg-cells'

/** What a file of EGG may bring of a case. Words (states, banks, agents …) are looked up in the meanings. */
export const EGG_COLUMNS = {
  idegg: {
    label: 'Codice IDEGG',
    synonyms: ['IDEGG', 'id', 'codice', 'codice pratica', 'id pratica', 'id opportunità'],
    required: true,
    help: 'Con questo codice la pratica si ritrova, notte dopo notte.',
    parse: textCell(40).min(3, 'Il codice ha almeno 3 caratteri.'),
  },
  stato: { label: 'Stato', synonyms: ['stato pratica', 'fase'], required: true, parse: textCell(80) },
  data_stato: {
    label: 'Data dello stato',
    synonyms: ['data stato', 'stato dal', 'data esito', 'data erogazione', 'data liquidazione'],
    parse: dayCell,
  },
  prodotto: { label: 'Prodotto', synonyms: ['tipo prodotto', 'tipologia'], parse: textCell(80) },
  finalita: { label: 'Finalità', synonyms: ['scopo', 'finalita mutuo'], parse: textCell(80) },
  banca: { label: 'Banca', synonyms: ['istituto', 'codice banca', 'erogante'], parse: textCell(120) },
  agente: {
    label: 'Agente',
    synonyms: ['collaboratore', 'consulente', 'codice agente'],
    parse: textCell(160),
  },
  cognome: {
    label: 'Cognome del richiedente',
    synonyms: ['cognome', 'cognome cliente'],
    parse: nameCell(80),
  },
  nome: { label: 'Nome del richiedente', synonyms: ['nome', 'nome cliente'], parse: nameCell(80) },
  email: {
    label: 'E-mail del richiedente',
    synonyms: ['email', 'mail', 'e-mail cliente'],
    parse: emailCell,
    identifies: true,
  },
  telefono: {
    label: 'Telefono del richiedente',
    synonyms: ['telefono', 'cellulare'],
    parse: phoneCell,
  },
  importo_richiesto: {
    label: 'Importo richiesto',
    synonyms: ['importo', 'richiesto'],
    parse: centsCell,
  },
  importo_deliberato: {
    label: 'Importo deliberato',
    synonyms: ['deliberato', 'importo delibera'],
    parse: centsCell,
  },
  importo_erogato: {
    label: 'Importo erogato',
    synonyms: ['erogato', 'liquidato', 'importo liquidato'],
    parse: centsCell,
  },
  durata_mesi: { label: 'Durata in mesi', synonyms: ['durata', 'mesi', 'rate'], parse: monthsCell },
  tipo_tasso: {
    label: 'Tipo di tasso',
    synonyms: ['tasso', 'tipo tasso'],
    parse: choiceCell(TIPI_TASSO),
  },
  tan: { label: 'TAN', parse: percentCell(0) },
  taeg: { label: 'TAEG', parse: percentCell(0) },
  spread: { label: 'Spread', parse: percentCell(-5) },
  rata: { label: 'Rata', synonyms: ['importo rata'], parse: centsCell },
  valore_immobile: { label: 'Valore dell’immobile', synonyms: ['valore'], parse: centsCell },
  prezzo: { label: 'Prezzo', synonyms: ['prezzo acquisto'], parse: centsCell },
  valore_perizia: { label: 'Valore di perizia', synonyms: ['perizia'], parse: centsCell },
  provincia: {
    label: 'Provincia',
    synonyms: ['prov', 'sigla'],
    parse: provinceCell,
    isProvince: true,
  },
  comune: { label: 'Comune', synonyms: ['città'], parse: textCell(120) },
  segnalatore: { label: 'Segnalatore', parse: nameCell(160) },
  motivo_rifiuto: {
    label: 'Motivo del rifiuto',
    synonyms: ['motivo', 'causale', 'motivo ko'],
    parse: textCell(1_000),
  },
  data_apertura: { label: 'Data di apertura', synonyms: ['aperta il', 'data inserimento'], parse: dayCell },
} as const satisfies ImportColumns

export type EggColumns = typeof EGG_COLUMNS
