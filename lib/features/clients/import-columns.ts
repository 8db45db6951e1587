import { z } from 'zod'
import {
  capCell,
  choiceCell,
  emailCell,
  nameCell,
  pastDayCell,
  phoneAndExtensionCell,
  provinceCell,
  textCell,
  yesCell,
} from '@/lib/imports/cells'
import type { ImportColumns } from '@/lib/imports/define'
import { partitaIvaSchema, taxCodeSchema } from '@/lib/italian/code-schemas'

const consent = {
  parse: yesCell,
  help: '«Sì» vale solo con la versione del testo e la data; «no» e le celle vuote non cambiano nulla.',
}

/** Of a consent that was given elsewhere: which text was read, and on what day it was said yes to. */
const textVersion = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'Scrivi la versione del testo, per esempio 2026-11.')

/** What a file may say of a client. */
export const clientColumns = {
  codiceFiscale: {
    label: 'Codice fiscale',
    synonyms: ['cf', 'cod. fisc.', 'cod fiscale', 'codfisc'],
    parse: taxCodeSchema,
    identifies: true,
  },
  email: {
    label: 'E-mail',
    synonyms: ['mail', 'posta elettronica', 'indirizzo e-mail', 'indirizzo mail'],
    parse: emailCell,
    identifies: true,
  },
  cognome: { label: 'Cognome', synonyms: ['surname', 'last name'], parse: nameCell(80) },
  nome: { label: 'Nome', synonyms: ['name', 'first name'], parse: nameCell(80) },
  telefono: {
    label: 'Telefono',
    synonyms: ['tel', 'cellulare', 'cell', 'numero di telefono'],
    parse: phoneAndExtensionCell,
  },
  dataNascita: {
    label: 'Data di nascita',
    synonyms: ['nato il', 'nata il', 'nascita', 'data nascita'],
    parse: pastDayCell,
  },
  indirizzo: { label: 'Indirizzo', synonyms: ['via', 'residenza'], parse: textCell(200) },
  cap: { label: 'CAP', synonyms: ['codice postale'], parse: capCell },
  comune: { label: 'Comune', synonyms: ['città', 'citta', 'località'], parse: textCell(100) },
  provincia: {
    label: 'Provincia',
    synonyms: ['prov', 'pr', 'sigla provincia'],
    parse: provinceCell,
    isProvince: true,
  },
  tipoPersona: {
    label: 'Tipo',
    synonyms: ['tipo persona', 'persona o azienda'],
    help: 'Persona o Azienda. Vuoto: persona.',
    parse: choiceCell({ fisica: 'Persona', giuridica: 'Azienda' }),
  },
  ragioneSociale: { label: 'Ragione sociale', synonyms: ['azienda', 'denominazione'], parse: nameCell(160) },
  partitaIva: { label: 'Partita IVA', synonyms: ['p. iva', 'p iva', 'piva'], parse: partitaIvaSchema },
  note: { label: 'Note interne', synonyms: ['note', 'annotazioni'], parse: textCell(4_000) },
  consensoMarketing: { label: 'Consenso marketing', synonyms: ['marketing'], ...consent },
  consensoTerzi: { label: 'Consenso dati a terzi', synonyms: ['consenso terzi', 'terzi'], ...consent },
  consensoProfilazione: { label: 'Consenso profilazione', synonyms: ['profilazione'], ...consent },
  versioneConsensi: {
    label: 'Versione del testo dei consensi',
    synonyms: ['versione informativa', 'versione consensi', 'testo dei consensi'],
    help: 'Il testo che la persona ha letto, per esempio 2026-11.',
    parse: textVersion,
  },
  dataConsensi: {
    label: 'Data dei consensi',
    synonyms: ['data consenso', 'consensi del'],
    help: 'Il giorno in cui la persona li ha dati.',
    parse: pastDayCell,
  },
} as const satisfies ImportColumns
