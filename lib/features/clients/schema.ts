import { z } from 'zod'
import { todayInRome } from '@/lib/core/dates'
import { neededEmail } from '@/lib/core/email-schema'
import { keysOf } from '@/lib/core/keys'
import { birthdaySchema } from '@/lib/italian/birthday'
import { partitaIvaSchema, taxCodeSchema } from '@/lib/italian/code-schemas'
import { pageLimit } from '@/lib/italian/figure-in-query'
import { nameSchema, plainName } from '@/lib/italian/person-name'
import { phoneSchema } from '@/lib/italian/phone-schema'
import { reasonSchema } from '@/lib/italian/reason'
import type { Option } from '@/lib/words/options'

export const TIPI_PERSONA: readonly Option[] = [
  { value: 'fisica', label: 'Persona' },
  { value: 'giuridica', label: 'Azienda' },
]

const line = (max: number) => z.string().trim().max(max, `Al massimo ${max} caratteri.`).nullable()
const day = z.iso.date('Scrivi una data.').refine((value) => value >= '1900-01-01', 'La data non è valida.')

/** What the office writes of a client; what the person does (consents, password, e-mail) has verbs of its own. */
export const clientSchema = z.strictObject({
  tipoPersona: z.enum(['fisica', 'giuridica'], 'Scegli se è una persona o un’azienda.'),
  ragioneSociale: line(160).overwrite((text) => text && plainName(text)),
  partitaIva: partitaIvaSchema.nullable(),
  nome: nameSchema('Scrivi il nome.'),
  cognome: nameSchema('Scrivi il cognome.'),
  codiceFiscale: taxCodeSchema.nullable(),
  dataNascita: birthdaySchema.nullable(),
  telefono: phoneSchema().nullable(),
  email: z.email('L’indirizzo e-mail non è valido.').max(254, 'Al massimo 254 caratteri.').nullable(),
  indirizzo: line(200),
  cap: z
    .string()
    .regex(/^\d{5}$/, 'Il CAP ha 5 cifre.')
    .nullable(),
  comune: line(100),
  provincia: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Scegli una provincia.')
    .nullable(),
  note: z.string().trim().max(4_000, 'Al massimo 4.000 caratteri.'),
})

/** A client of whom nothing is known yet: where a form and a row of a file begin. */
export const EMPTY_CLIENT: z.input<typeof clientSchema> = {
  tipoPersona: 'fisica',
  ragioneSociale: null,
  partitaIva: null,
  nome: '',
  cognome: '',
  codiceFiscale: null,
  dataNascita: null,
  telefono: null,
  email: null,
  indirizzo: null,
  cap: null,
  comune: null,
  provincia: null,
  note: '',
}

type Whole = Pick<
  z.infer<typeof clientSchema>,
  'tipoPersona' | 'ragioneSociale' | 'partitaIva' | 'codiceFiscale'
>

/**
 * A company has a name and a number of its own; who signs for it is the person. An association or a condominium has a tax
 * code of eleven figures and no VAT number.
 */
export function clientRules(value: unknown, ctx: z.RefinementCtx): void {
  const { tipoPersona, ragioneSociale, partitaIva, codiceFiscale } = value as Whole
  if (tipoPersona !== 'giuridica') return
  const wrong = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message })
  if (!ragioneSociale) wrong('ragioneSociale', 'Scrivi la ragione sociale dell’azienda.')
  if (!partitaIva && !/^\d+$/.test(codiceFiscale ?? ''))
    wrong('partitaIva', 'Scrivi la partita IVA, o il codice fiscale di 11 cifre di chi non ne ha una.')
}

const motivo = reasonSchema('Scrivi perché.')
const version = z.number('Manca la versione.').int()

export const reasonBody = z.strictObject({ motivo })

export const emailBody = z.strictObject({
  email: neededEmail(254),
  version,
})

/** Values of the verb on many rows, and of one: its open leads go along where that is asked. */
export const agentBody = z.strictObject({
  agentId: z.uuid('Scegli l’agente.'),
  richieste: z.boolean().optional(),
})
export type AgentInput = z.infer<typeof agentBody>
export const agentOneBody = agentBody.extend({ version })

/** The columns that a merge chooses between, with their names. */
export const MERGED_FIELDS = {
  tipoPersona: 'Tipo',
  ragioneSociale: 'Ragione sociale',
  partitaIva: 'Partita IVA',
  nome: 'Nome',
  cognome: 'Cognome',
  codiceFiscale: 'Codice fiscale',
  dataNascita: 'Data di nascita',
  telefono: 'Telefono',
  email: 'E-mail',
  indirizzo: 'Indirizzo',
  cap: 'CAP',
  comune: 'Comune',
  provincia: 'Provincia',
  agentId: 'Agente',
  note: 'Note',
} as const
export type MergedField = keyof typeof MERGED_FIELDS

/** `a` is the record that stays, `b` the other; a field that is not named stays as `a` has it. */
export const mergeBody = z.strictObject({
  altroId: z.uuid('Scegli l’altro cliente.'),
  campi: z
    .partialRecord(
      z.enum(keysOf(MERGED_FIELDS), 'Questo campo non c’è.'),
      z.enum(['a', 'b'], 'Scegli una delle due schede.'),
    )
    .default({}),
  versions: z.strictObject({ a: version, b: version }, 'Mancano le versioni.'),
})
export type MergeInput = z.infer<typeof mergeBody>

/** Whether two records that look alike are two people. */
export const differentBody = z.strictObject({
  altroId: z.uuid('Scegli l’altro cliente.'),
  diversi: z.boolean('Indica se sono due persone diverse.'),
})
export type DifferentInput = z.infer<typeof differentBody>

export const TIPI_PRIVACY = {
  accesso: 'Accesso ai dati',
  rettifica: 'Rettifica',
  cancellazione: 'Cancellazione',
  opposizione: 'Opposizione',
} as const
export const ESITI_PRIVACY = { accolta: 'Accolta', respinta: 'Respinta' } as const
const past = day.refine((value) => value <= todayInRome(), 'La data non può essere futura.')
const identita = z
  .string('Scrivi come hai controllato chi l’ha chiesto.')
  .trim()
  .min(3, 'Scrivi come hai controllato chi l’ha chiesto.')
  .max(300, 'Al massimo 300 caratteri.')

export const privacyBody = z.strictObject({
  tipo: z.enum(keysOf(TIPI_PRIVACY), 'Scegli che cosa è stato chiesto.'),
  ricevutaIl: past,
  motivo: z.string().trim().max(2_000, 'Al massimo 2.000 caratteri.').default(''),
})
export type PrivacyInput = z.infer<typeof privacyBody>

export const privacyOutcomeBody = z.strictObject({
  esito: z.enum(keysOf(ESITI_PRIVACY), 'Scegli l’esito.'),
  identita,
  motivo,
  version,
})
export type PrivacyOutcome = z.infer<typeof privacyOutcomeBody>

export const eraseBody = z.strictObject({ identita, richiestaIl: past, motivo, version })
export type EraseInput = z.infer<typeof eraseBody>

export const withdrawBody = z.strictObject({
  kind: z.enum(['marketing', 'terzi', 'profilazione'], 'Scegli quale consenso.'),
  motivo,
})
export type WithdrawInput = z.infer<typeof withdrawBody>

/** Query of what a record shows a page at a time. */
export const pageQuery = z.strictObject({
  limit: pageLimit(20, 100),
  cursor: z.string().max(500).optional(),
})
export type PageQuery = z.infer<typeof pageQuery>

export const clientParams = z.object({ id: z.string() })

/** "Rossi Maria", or the name of a company. */
export const titleOf = ({
  nome,
  cognome,
  tipoPersona,
  ragioneSociale,
}: Readonly<Record<string, unknown>>): string =>
  tipoPersona === 'giuridica' && ragioneSociale ? String(ragioneSociale) : `${nome} ${cognome}`.trim()
