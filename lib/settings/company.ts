import { z } from 'zod'
import { type Company, unsaidCompany } from '@/lib/core/company'
import { type Day, todayInRome } from '@/lib/core/dates'
import { webAddress } from '@/lib/core/web-address'
import { partitaIvaSchema, taxCodeSchema } from '@/lib/italian/code-schemas'
import { phoneSchema, strippedPhone } from '@/lib/italian/phone-schema'
import type { Field } from '@/lib/resources/view'
import { defineSetting, oneField } from './define'
import { inForceOn, saySomething, startedStay, type Version } from './in-force'

type Identity = Omit<Company, 'social' | 'sitoCarte' | 'avvertenza'>

/** The day from which credit to consumers follows D.Lgs. 212/2025. */
export const LAW_DAY: Day = '2026-11-20'
/** A wording, and the first day on which it is shown. */
export type WarningVersion = Version & { testo: string }

/** The wording of a day. */
export const warningOn = (versions: readonly WarningVersion[], day: Day): string =>
  inForceOn(versions, day).testo

const text = (message: string, max = 200) =>
  z.string(message).trim().min(1, message).max(max, `Al massimo ${max} caratteri.`)

/** What a company may not have said yet: an installation is filled in bit by bit, and what is missing is shown nowhere. */
const unsaidOr = <T extends string>(said: z.ZodType<T, string>) =>
  z
    .string()
    .trim()
    .superRefine((value, ctx) => {
      const issue = value === '' ? undefined : said.safeParse(value).error?.issues[0]
      if (issue) ctx.addIssue({ code: 'custom', message: issue.message })
    })
    .overwrite((value) => (value === '' ? value : (said.safeParse(value).data ?? value)))
const words = (max = 200) => z.string().trim().max(max, `Al massimo ${max} caratteri.`)
const inRegister = (form: RegExp, message: string) =>
  unsaidOr(
    z
      .string()
      .overwrite((value) => value.toUpperCase().replace(/\s/g, ''))
      .regex(form, message),
  )
const oamNumber = inRegister(/^M\d{1,6}$/, 'Il numero OAM di un mediatore è una M e poi cifre: M123.')
const ivassNumber = inRegister(/^[A-Z]\d{9}$/, 'Il numero IVASS è una lettera e nove cifre: E000123456.')
const rea = inRegister(/^[A-Z]{2}-?\d{3,7}$/, 'Il REA è la sigla della provincia e un numero: MI-1234567.')
const day = unsaidOr(
  z.iso
    .date('Scegli il giorno.')
    .refine((value) => value <= todayInRome(), 'L’iscrizione è di un giorno già passato.'),
)

/** Digits as wa.me wants them: an Italian mobile that is written without its country has it. */
function withCountry(value: string): string {
  const { digits } = strippedPhone(value)
  return /^3\d{8,9}$/.test(digits) ? `39${digits}` : digits.replace('+', '')
}

const identity = {
  marchio: text('Scrivi il marchio.', 80),
  ragioneSociale: words(),
  sede: words(),
  codiceFiscale: unsaidOr(taxCodeSchema),
  partitaIva: unsaidOr(partitaIvaSchema),
  rea,
  pec: unsaidOr(z.email('L’indirizzo PEC non è valido.').max(200, 'Al massimo 200 caratteri.')),
  email: unsaidOr(z.email('L’indirizzo e-mail non è valido.').max(200, 'Al massimo 200 caratteri.')),
  /** Shown as it is written. */
  telefono: unsaidOr(phoneSchema()),
  orari: words(120),
  whatsapp: unsaidOr(
    z
      .string()
      .overwrite(withCountry)
      .regex(/^\d{8,15}$/, 'Solo cifre, con il prefisso del paese: 39…'),
  ),
}

const companySchema: z.ZodType<Identity> = z.strictObject({
  ...identity,
  capitaleSociale: z
    .int('Scrivi il capitale.')
    .min(0, 'Il capitale non può essere negativo.')
    .max(1e14, 'Al massimo 1.000 miliardi di euro.')
    .nullable(),
  oam: z.strictObject({ numero: oamNumber, data: day }),
  ivass: z.strictObject({ numero: ivassNumber, data: day }),
})

/** The same on one level, in euro: what a form shows. */
const formSchema = z.object({
  ...identity,
  oamNumero: oamNumber,
  oamData: day,
  ivassNumero: ivassNumber,
  ivassData: day,
  capitaleSociale: z
    .number('Scrivi il capitale.')
    .min(0, 'Il capitale non può essere negativo.')
    .max(1e12, 'Al massimo 1.000 miliardi di euro.')
    .nullable(),
})

const field = (name: string, label: string, more: Partial<Field> = {}): Field => ({
  name,
  label,
  kind: 'text',
  width: 6,
  ...more,
})

const FIELDS: Field[] = [
  field('marchio', 'Marchio', { section: 'Chi siamo', required: true }),
  field('ragioneSociale', 'Ragione sociale'),
  field('sede', 'Sede legale', { width: 12 }),
  field('codiceFiscale', 'Codice fiscale', { width: 4 }),
  field('partitaIva', 'Partita IVA', { width: 4 }),
  field('rea', 'REA', { width: 4 }),
  field('capitaleSociale', 'Capitale sociale versato', { kind: 'money' }),
  field('oamNumero', 'Numero OAM', { section: 'Iscrizioni' }),
  field('oamData', 'Iscritta all’OAM dal', { kind: 'day' }),
  field('ivassNumero', 'Numero IVASS'),
  field('ivassData', 'Iscritta all’IVASS dal', { kind: 'day' }),
  field('telefono', 'Telefono', { section: 'Contatti', kind: 'phone' }),
  field('orari', 'Orari del telefono'),
  field('email', 'E-mail'),
  field('pec', 'PEC'),
  field('whatsapp', 'Numero WhatsApp', { kind: 'phone', help: 'Solo cifre, con il prefisso del paese: 39…' }),
]

function toForm({ oam, ivass, capitaleSociale, ...rest }: Identity) {
  return {
    ...rest,
    capitaleSociale: capitaleSociale === null ? null : capitaleSociale / 100,
    oamNumero: oam.numero,
    oamData: oam.data,
    ivassNumero: ivass.numero,
    ivassData: ivass.data,
  }
}

function fromForm(values: Record<string, unknown>): unknown {
  const { oamNumero, oamData, ivassNumero, ivassData, capitaleSociale, ...rest } = values
  return {
    ...rest,
    // What cannot be read is NaN: the preview says nothing of it, and the form's schema refuses it.
    capitaleSociale: Number.isFinite(capitaleSociale) ? Math.round(Number(capitaleSociale) * 100) : null,
    oam: { numero: oamNumero, data: oamData ?? '' },
    ivass: { numero: ivassNumero, data: ivassData ?? '' },
  }
}

const { social: noSocial, sitoCarte: noCards, avvertenza: usualWarning, ...unsaidIdentity } = unsaidCompany

export const companySetting = defineSetting<Identity>({
  key: 'company',
  group: 'societa',
  label: 'Dati della società',
  help: 'Nel piè di pagina del sito, nelle e-mail e nei documenti: la legge vuole che siano giusti (art. 128-sexies TUB).',
  schema: companySchema,
  initial: unsaidIdentity,
  isPublic: true,
  form: { fields: FIELDS, schema: formSchema, toForm, fromForm },
  movesDeadlines: (before, after) => before.orari !== after.orari,
  read: (stored) => ({ ...unsaidIdentity, ...(stored as Partial<Identity>) }),
})

const socialSchema = z
  .array(
    z.strictObject({
      nome: text('Scrivi il nome.', 40),
      href: webAddress('Scrivi l’indirizzo intero, con https://.'),
    }),
  )
  .max(12, 'Al massimo 12.')

export const socialSetting = defineSetting<Company['social']>({
  key: 'social',
  group: 'sito',
  label: 'Social',
  help: 'I collegamenti in fondo a ogni pagina, in quest’ordine.',
  schema: socialSchema,
  initial: noSocial,
  isPublic: true,
  form: oneField(socialSchema, {
    label: 'Profili',
    kind: 'rows',
    rows: {
      one: 'profilo',
      initial: { nome: '', href: '' },
      fields: [
        { name: 'nome', label: 'Nome', kind: 'text', required: true },
        { name: 'href', label: 'Indirizzo', kind: 'text', required: true },
      ],
    },
  }),
})

const cardsSchema = unsaidOr(webAddress('Scrivi l’indirizzo intero, con https://.'))

export const creditCardUrl = defineSetting<string>({
  key: 'creditCardUrl',
  group: 'sito',
  label: 'Sito delle carte di credito',
  help: 'Dove porta «Carte di credito» nel menu e in fondo alle pagine.',
  schema: cardsSchema,
  initial: noCards,
  isPublic: true,
  form: oneField(cardsSchema, { label: 'Indirizzo', kind: 'text', help: 'Vuoto: la voce non c’è.' }),
})

const warning = text('Scrivi l’avvertenza: la legge la vuole.')
const storedWarnings = z
  .array(z.strictObject({ dal: z.iso.date('Scegli da quando vale.'), testo: warning }))
  .min(1, 'Scrivi l’avvertenza: la legge la vuole.')
  .max(50, 'Al massimo 50 versioni.')
  .refine((versions) => new Set(versions.map(({ dal }) => dal)).size === versions.length, {
    message: 'Due versioni valgono dallo stesso giorno.',
  })
const warningSchema = storedWarnings.superRefine(
  saySomething('Scrivi l’avvertenza con una frase: la legge la vuole chiara.', ['testo']),
)

/** Every wording with the day from which it is shown: what stood there on a day can be shown again. */
export const creditWarning = defineSetting<WarningVersion[]>({
  key: 'avvertenzaCredito',
  group: 'societa',
  label: 'Avvertenza sul credito ai consumatori',
  help: 'Su pagine, riquadri, campagne, volantini, e-mail e PDF che parlano di prestiti o di cessione del quinto, dal 20 novembre 2026 (art. 8 della direttiva 2023/2225). Vale l’ultima versione già iniziata: chi la cambia aggiunge una riga, e le versioni di prima restano. Le parole esatte le dice il legale.',
  schema: warningSchema,
  initial: [{ dal: LAW_DAY, testo: usualWarning }],
  isPublic: true,
  form: oneField(warningSchema, {
    label: 'Versioni',
    kind: 'rows',
    required: true,
    rows: {
      one: 'versione',
      initial: { dal: '', testo: '' },
      fields: [
        { name: 'dal', label: 'Vale dal', kind: 'day', required: true },
        { name: 'testo', label: 'Testo', kind: 'text', required: true },
      ],
    },
  }),
  // An installation of before has one wording and no day.
  read: (stored) => {
    const versions = typeof stored === 'string' ? [{ dal: LAW_DAY, testo: stored }] : stored
    const parsed = storedWarnings.safeParse(versions)
    return parsed.success ? parsed.data : [{ dal: LAW_DAY, testo: usualWarning }]
  },
  keeps: startedStay,
})
