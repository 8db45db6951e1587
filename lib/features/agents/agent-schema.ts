import { z } from 'zod'
import { PERMISSIONS, type PermissionFlag } from '@/lib/auth/permissions'
import { daySchema } from '@/lib/core/dates-schema'
import { neededEmail } from '@/lib/core/email-schema'
import { keysOf } from '@/lib/core/keys'
import { slugSchema } from '@/lib/core/slug-schema'
import { pictureAddress } from '@/lib/core/web-address'
import { partitaIvaSchema, taxCodeSchema } from '@/lib/italian/code-schemas'
import { ibanOf } from '@/lib/italian/iban'
import { nameSchema } from '@/lib/italian/person-name'
import { phoneSchema } from '@/lib/italian/phone-schema'
import { childRows } from '@/lib/resources/child-rows'
import { PRODOTTI } from '@/lib/words/products'
import { BIO_MAX, BIO_MIN } from './bio-schema'
import { LINGUE } from './labels'
import { FIGURE } from './schema'

export const DOCUMENTI = {
  mandato: 'Mandato',
  oam: 'Iscrizione OAM',
  polizza_rc: 'Polizza RC professionale',
  identita: 'Documento d’identità',
  altro: 'Altro',
} as const

const AGENT_FLAGS = (Object.keys(PERMISSIONS) as PermissionFlag[]).filter((flag) =>
  (PERMISSIONS[flag].roles as readonly string[]).includes('agent'),
)

/** The flags of an agent's `permissions` object, with what each allows. */
export const AGENT_PERMISSIONS = [
  { value: 'all', label: 'Tutto: ogni permesso, e i dati di tutta la rete' },
  ...AGENT_FLAGS.map((flag) => ({ value: flag as string, label: PERMISSIONS[flag].description })),
]
const FLAGS = new Set(AGENT_PERMISSIONS.map(({ value }) => value))

const text = (max: number) => z.string().trim().max(max, `Al massimo ${max} caratteri.`).nullable()
const sigla = z.string().regex(/^[A-Z]{2}$/, 'La sigla della provincia ha due lettere maiuscole.')
const day = daySchema('Scegli un giorno.').nullable()
const distinct = <T extends z.ZodType>(list: z.ZodArray<T>) =>
  list.refine((values) => new Set(values).size === values.length, 'Un valore è ripetuto.')

const permissions = z
  .looseObject({}, 'I permessi non sono scritti in modo corretto.')
  .refine(
    (flags) => Object.entries(flags).every(([flag, isOn]) => FLAGS.has(flag) && typeof isOn === 'boolean'),
    'Fra i permessi ce n’è uno che non esiste.',
  )

const documents = childRows(
  z.object({
    tipo: z.enum(keysOf(DOCUMENTI), 'Scegli il tipo di documento.'),
    fileId: z.uuid('Il file non è valido.').nullable(),
    scadeIl: day,
    note: z.string('Scrivi una nota, o niente.').trim().max(300, 'Al massimo 300 caratteri.'),
  }),
  { max: 30 },
)

/** An agent as the office writes one. Absence, IBAN and access have verbs of their own. */
export const agentSchema = z.strictObject({
  nome: nameSchema('Scrivi il nome.', { least: 2 }),
  cognome: nameSchema('Scrivi il cognome.', { least: 2 }),
  email: neededEmail(),
  slug: slugSchema(),
  figura: z.enum(keysOf(FIGURE), 'Scegli la figura.'),
  agencyId: z.uuid('Scegli un’agenzia.').nullable(),
  managerId: z.uuid('Scegli un manager.').nullable(),
  telefono: phoneSchema().nullable(),
  whatsapp: phoneSchema('Scrivi il numero WhatsApp.').nullable(),
  urlPhoto: pictureAddress('L’indirizzo della fotografia non è valido.').nullable(),
  bio: z.string('Scrivi una presentazione, o niente.').trim().max(BIO_MAX, 'Al massimo 2.000 caratteri.'),
  provincia: sigla.nullable(),
  provinceOperative: distinct(
    z.array(sigla, 'Serve un elenco di province.').max(30, 'Al massimo 30 province.'),
  ),
  prodotti: distinct(
    z.array(z.enum(keysOf(PRODOTTI), 'Prodotto non previsto.'), 'Serve un elenco di prodotti.'),
  ),
  lingue: distinct(z.array(z.enum(keysOf(LINGUE), 'Lingua non prevista.'), 'Serve un elenco di lingue.')),
  published: z.boolean('Indica se è sul sito.'),
  mandatoDal: day,
  mandatoAl: day,
  oamNumber: z
    .string()
    .trim()
    .regex(/^[A-Z0-9-]{2,20}$/i, 'Il numero OAM ha lettere, numeri e trattini.')
    .nullable(),
  oamData: day,
  codiceFiscale: taxCodeSchema.nullable(),
  partitaIva: partitaIvaSchema.nullable(),
  pec: z.email('L’indirizzo PEC non è valido.').max(200, 'Al massimo 200 caratteri.').nullable(),
  indirizzo: text(200),
  cap: z
    .string()
    .regex(/^\d{5}$/, 'Il CAP ha 5 cifre.')
    .nullable(),
  comune: text(120),
  documents,
  permissions,
})

type Values = Record<string, unknown>

/** A mandate ends after it began. */
export function agentRules({ mandatoDal, mandatoAl }: Values, ctx: z.RefinementCtx): void {
  if (typeof mandatoDal === 'string' && typeof mandatoAl === 'string' && mandatoAl < mandatoDal)
    ctx.addIssue({ code: 'custom', path: ['mandatoAl'], message: 'Il mandato finisce prima di cominciare.' })
}

/** What is still missing for a page on the site: the field, and what to do about it. */
export function missingForSite({ urlPhoto, bio, provincia }: Values): [field: string, message: string][] {
  const found: [boolean, string, string][] = [
    [!urlPhoto, 'urlPhoto', 'Per stare sul sito serve la fotografia.'],
    [
      String(bio ?? '').trim().length < BIO_MIN,
      'bio',
      `Per stare sul sito serve una presentazione di almeno ${BIO_MIN} caratteri.`,
    ],
    [!provincia, 'provincia', 'Per stare sul sito serve la provincia.'],
  ]
  return found.flatMap(([isMissing, field, message]) =>
    isMissing ? [[field, message] as [string, string]] : [],
  )
}

export const agentInitial = {
  nome: '',
  cognome: '',
  email: '',
  slug: '',
  figura: 'agente',
  agencyId: null,
  managerId: null,
  telefono: null,
  whatsapp: null,
  urlPhoto: null,
  bio: '',
  provincia: null,
  provinceOperative: [],
  prodotti: [],
  lingue: ['it'],
  published: false,
  mandatoDal: null,
  mandatoAl: null,
  oamNumber: null,
  oamData: null,
  codiceFiscale: null,
  partitaIva: null,
  pec: null,
  indirizzo: null,
  cap: null,
  comune: null,
  documents: [],
  permissions: {},
}

/** Body of POST /v2/agents/{id}/iban; null takes it away. */
export const ibanBody = z.strictObject({
  iban: z
    .string('Scrivi l’IBAN.')
    .max(50, 'L’IBAN non è valido.')
    .transform((value, ctx) => {
      const iban = ibanOf(value)
      if (!iban) ctx.addIssue({ code: 'custom', message: 'L’IBAN non è valido: controlla ogni cifra.' })
      return iban ?? ''
    })
    .nullable(),
  version: z.number('Indica la versione che hai letto.').int(),
})
