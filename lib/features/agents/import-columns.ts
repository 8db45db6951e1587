import { z } from 'zod'
import {
  capCell,
  choiceCell,
  dayCell,
  emailCell,
  listCell,
  nameCell,
  phoneCell,
  provinceCell,
  textCell,
} from '@/lib/imports/cells'
import type { ImportColumns } from '@/lib/imports/define'
import { partitaIvaSchema, taxCodeSchema } from '@/lib/italian/code-schemas'
import { PRODOTTI } from '@/lib/words/products'
import { LINGUE } from './labels'
import { FIGURE } from './schema'

const capitals = z.string().transform((text) => text.replace(/\s/g, '').toUpperCase())

/** What a file may say of an agent. Permissions, IBAN, photograph and what the site shows are given by hand. */
export const agentColumns = {
  email: { label: 'E-mail', synonyms: ['mail', 'indirizzo e-mail'], required: true, parse: emailCell },
  cognome: { label: 'Cognome', synonyms: ['surname'], parse: nameCell(80) },
  nome: { label: 'Nome', synonyms: ['name'], parse: nameCell(80) },
  figura: { label: 'Figura', synonyms: ['ruolo', 'qualifica'], parse: choiceCell(FIGURE) },
  agenzia: {
    label: 'Agenzia',
    synonyms: ['sede', 'agency'],
    help: 'Il nome come sta nel sito.',
    parse: textCell(200),
  },
  manager: {
    label: 'Manager',
    synonyms: ['responsabile', 'capo area'],
    help: 'La sua e-mail.',
    parse: emailCell,
  },
  telefono: { label: 'Telefono', synonyms: ['tel', 'cellulare', 'cell'], parse: phoneCell },
  whatsapp: { label: 'WhatsApp', parse: phoneCell },
  provincia: { label: 'Provincia', synonyms: ['prov', 'pr'], parse: provinceCell, isProvince: true },
  provinceOperative: {
    label: 'Province operative',
    synonyms: ['province', 'zona'],
    help: 'Più sigle separate da virgole.',
    parse: listCell(provinceCell),
    isProvince: true,
  },
  prodotti: { label: 'Prodotti', help: 'Separati da virgole.', parse: listCell(choiceCell(PRODOTTI)) },
  lingue: { label: 'Lingue', help: 'Separate da virgole.', parse: listCell(choiceCell(LINGUE)) },
  mandatoDal: { label: 'Mandato dal', synonyms: ['inizio mandato', 'data mandato'], parse: dayCell },
  mandatoAl: { label: 'Mandato al', synonyms: ['fine mandato'], parse: dayCell },
  oamNumber: { label: 'Numero OAM', synonyms: ['oam', 'iscrizione oam', 'n. oam'], parse: capitals },
  oamData: { label: 'Iscrizione OAM del', synonyms: ['data oam'], parse: dayCell },
  codiceFiscale: { label: 'Codice fiscale', synonyms: ['cf', 'cod. fisc.'], parse: taxCodeSchema },
  partitaIva: { label: 'Partita IVA', synonyms: ['p. iva', 'p iva', 'piva'], parse: partitaIvaSchema },
  pec: { label: 'PEC', parse: emailCell },
  indirizzo: { label: 'Indirizzo', synonyms: ['via'], parse: textCell(200) },
  cap: { label: 'CAP', synonyms: ['codice postale'], parse: capCell },
  comune: { label: 'Comune', synonyms: ['città', 'citta'], parse: textCell(120) },
} as const satisfies ImportColumns
