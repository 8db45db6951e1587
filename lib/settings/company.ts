import { z } from 'zod'
import { type Company, demoCompany } from '@/lib/core/company'
import { webAddress } from '@/lib/core/web-address'
import { partitaIvaSchema, taxCodeSchema } from '@/lib/italian/code-schemas'
import { phoneSchema, strippedPhone } from '@/lib/italian/phone-schema'
import type { Field } from '@/lib/resources/view'
import { defineSetting, oneField } from './define'

type Identity = Omit<Company, 'social' | 'sitoCarte'>

const text = (message: string, max = 200) =>
  z.string(message).trim().min(1, message).max(max, `Al massimo ${max} lettere.`)
const day = z.iso.date('Scegli il giorno.')
const number = (message: string) => text(message, 20)

/** The demo's own code belongs to nobody, and stays until an installation says another. */
const realOrDemo = (real: z.ZodString, demo: string) =>
  z
    .string()
    .superRefine((value, ctx) => {
      const issue = value === demo ? undefined : real.safeParse(value).error?.issues[0]
      if (issue) ctx.addIssue({ code: 'custom', message: issue.message })
    })
    .overwrite((value) => real.safeParse(value).data ?? value)

const identity = {
  marchio: text('Scrivi il marchio.', 80),
  ragioneSociale: text('Scrivi la ragione sociale.'),
  sede: text('Scrivi l’indirizzo della sede.'),
  codiceFiscale: realOrDemo(taxCodeSchema, demoCompany.codiceFiscale),
  partitaIva: realOrDemo(partitaIvaSchema, demoCompany.partitaIva),
  rea: number('Scrivi il numero REA.'),
  pec: z.email('L’indirizzo PEC non è valido.').max(200, 'Al massimo 200 lettere.'),
  email: z.email('L’indirizzo e-mail non è valido.').max(200, 'Al massimo 200 lettere.'),
  /** Shown as it is written. */
  telefono: phoneSchema(),
  orari: text('Scrivi gli orari.', 120),
  whatsapp: z
    .string()
    .overwrite((text) => strippedPhone(text).digits.replace('+', ''))
    .regex(/^\d{8,15}$/, 'Solo cifre, con il prefisso del paese: 39…'),
}

const companySchema: z.ZodType<Identity> = z.strictObject({
  ...identity,
  capitaleSociale: z
    .int('Scrivi il capitale.')
    .min(0, 'Il capitale non può essere negativo.')
    .max(1e14, 'Il capitale è troppo alto.'),
  oam: z.strictObject({ numero: number('Scrivi il numero OAM.'), data: day }),
  ivass: z.strictObject({ numero: number('Scrivi il numero IVASS.'), data: day }),
})

/** The same on one level, in euro: what a form shows. */
const formSchema = z.object({
  ...identity,
  capitaleSociale: z
    .number('Scrivi il capitale.')
    .min(0, 'Il capitale non può essere negativo.')
    .max(1e12, 'Il capitale è troppo alto.'),
  oamNumero: number('Scrivi il numero OAM.'),
  oamData: day,
  ivassNumero: number('Scrivi il numero IVASS.'),
  ivassData: day,
})

const field = (name: string, label: string, more: Partial<Field> = {}): Field => ({
  name,
  label,
  kind: 'text',
  required: true,
  width: 6,
  ...more,
})

const FIELDS: Field[] = [
  field('marchio', 'Marchio', { section: 'Chi siamo' }),
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
    capitaleSociale: capitaleSociale / 100,
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
    capitaleSociale: Math.round(Number(capitaleSociale) * 100),
    oam: { numero: oamNumero, data: oamData },
    ivass: { numero: ivassNumero, data: ivassData },
  }
}

const { social: demoSocial, sitoCarte: demoCards, ...demoIdentity } = demoCompany

export const companySetting = defineSetting<Identity>({
  key: 'company',
  group: 'societa',
  label: 'Dati della società',
  help: 'Nel piè di pagina del sito, nelle e-mail e nei documenti: la legge vuole che siano giusti (art. 128-sexies TUB).',
  schema: companySchema,
  initial: demoIdentity,
  isPublic: true,
  form: { fields: FIELDS, schema: formSchema, toForm, fromForm },
  // What an installation has not said yet is the demo's, plainly invented.
  read: (stored) => ({ ...demoIdentity, ...(stored as Partial<Identity>) }),
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
  initial: demoSocial,
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

const cardsSchema = webAddress('Scrivi l’indirizzo intero, con https://.')

export const creditCardUrl = defineSetting<string>({
  key: 'creditCardUrl',
  group: 'sito',
  label: 'Sito delle carte di credito',
  help: 'Dove porta «Carte di credito» nel menu e in fondo alle pagine.',
  schema: cardsSchema,
  initial: demoCards,
  isPublic: true,
  form: oneField(cardsSchema, { label: 'Indirizzo', kind: 'text', required: true }),
})
