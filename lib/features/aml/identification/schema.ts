import { z } from 'zod'
import { daySchema } from '@/lib/core/dates-schema'
import { keysOf } from '@/lib/core/keys'
import { numberText } from '@/lib/core/number-text'
import {
  CHI_AGISCE,
  CLASSI,
  CONTROLLI,
  MODI,
  ORIGINI,
  PASSI_IN_ORDINE,
  SCOPI,
  TIPI_CLIENTE,
  TIPI_DOCUMENTO,
} from '@/lib/features/aml/labels'
import { taxCodeSchema } from '@/lib/italian/code-schemas'
import { elided } from '@/lib/italian/elided'
import { partitaIvaOf } from '@/lib/italian/partita-iva'
import { nameSchema, plainName } from '@/lib/italian/person-name'
import { reasonSchema } from '@/lib/italian/reason'
import { taxCodeOf } from '@/lib/italian/tax-code'

/* A step is saved as far as it is filled in: every field may be empty, and what is there has its form. */

const text = (most: number) => z.string().trim().max(most, `Al massimo ${most} caratteri.`).nullable()

const documentFields = {
  docTipo: z.enum(keysOf(TIPI_DOCUMENTO), 'Scegli il documento.').nullable(),
  docNumero: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9][A-Z0-9 /-]{3,19}$/, 'Il numero ha da 4 a 20 lettere e cifre.')
    .nullable(),
  docEnte: text(80),
  docScade: daySchema('Scrivi la scadenza del documento.').nullable(),
}

const codeOf = (typed: string) => partitaIvaOf(typed) ?? taxCodeOf(typed)

/** Of a person a codice fiscale, of a company that or its VAT number. */
const codeOfAny = z
  .string()
  .overwrite((typed) => codeOf(typed) ?? typed)
  .refine((typed) => codeOf(typed) !== null, 'Il codice fiscale non è valido: controllalo.')

export const clienteSchema = z.strictObject({
  tipo: z.enum(keysOf(TIPI_CLIENTE), 'Scegli chi è il cliente.').nullable(),
  denominazione: text(160).overwrite((name) => name && plainName(name)),
  codiceFiscale: codeOfAny.nullable(),
  modo: z.enum(keysOf(MODI), 'Scegli come l’hai identificato.').nullable(),
  ...documentFields,
})

export const esecutoreSchema = z.strictObject({
  agisce: z.enum(keysOf(CHI_AGISCE), 'Scegli chi agisce.').nullable(),
  nome: text(160).overwrite((name) => name && plainName(name)),
  codiceFiscale: taxCodeSchema.nullable(),
  titolo: text(160),
  ...documentFields,
})

const quota = z
  .number('Scrivi la percentuale.')
  .min(0, 'Da 0 a 100.')
  .max(100, 'Da 0 a 100.')
  .refine(
    (value) => Math.abs(value * 10_000 - Math.round(value * 10_000)) < 1e-6,
    'Al massimo quattro decimali.',
  )

const wholeName = nameSchema('Scrivi nome e cognome.', { least: 3, most: 160 })

const cointestatarioSchema = z.strictObject({
  nome: wholeName,
  codiceFiscale: taxCodeSchema.nullable(),
  modo: z.enum(keysOf(MODI), 'Scegli come l’hai identificato.').nullable(),
  ...documentFields,
  pep: z.boolean('Scegli se è politicamente esposto.').nullable(),
})
export type Cointestatario = z.output<typeof cointestatarioSchema>

const cointestatariSchema = z
  .strictObject({ cointestatari: z.array(cointestatarioSchema).max(10, 'Al massimo 10 cointestatari.') })
  .superRefine(({ cointestatari }, ctx) => {
    for (const [at, { codiceFiscale: code }] of cointestatari.entries())
      if (code && cointestatari.findIndex((other) => other.codiceFiscale === code) !== at)
        ctx.addIssue({
          code: 'custom',
          path: ['cointestatari', at, 'codiceFiscale'],
          message: 'Questo cointestatario c’è già.',
        })
  })

const titolareSchema = z.strictObject({
  nome: wholeName,
  codiceFiscale: taxCodeSchema.nullable(),
  quota: quota.nullable(),
  controllo: z.enum(keysOf(CONTROLLI), 'Scegli come controlla.'),
  pep: z.boolean('Scegli se è politicamente esposto.').nullable(),
})
export type Titolare = z.output<typeof titolareSchema>

/** A holding of more than a quarter is the usual way to be an owner, art. 20. */
export const QUOTA_TITOLARE = 25

const titolariSchema = z
  .strictObject({
    titolari: z.array(titolareSchema).max(20, 'Al massimo 20 titolari.'),
    /** Somebody has looked whether others own more than a quarter of what is left; what was saved before it was asked has no answer. */
    nessunAltro: z.boolean('Scegli sì o no.').nullable().default(null),
  })
  .superRefine(({ titolari }, ctx) => {
    const sum = titolari.reduce((all, one) => all + Math.round((one.quota ?? 0) * 10_000), 0)
    const refuse = (path: (string | number)[], message: string) =>
      ctx.addIssue({ code: 'custom', path, message })
    if (sum > 1_000_000)
      refuse(['titolari'], `Le quote sommano a ${numberText(sum / 10_000)}%: al massimo 100%.`)
    const isOwned = titolari.some(({ controllo }) => controllo !== 'amministra')
    for (const [at, one] of titolari.entries()) {
      if (one.controllo === 'amministra' && isOwned)
        refuse(
          ['titolari', at, 'controllo'],
          'Chi amministra è titolare solo se nessuno possiede o controlla: togli questa riga, o le altre.',
        )
      if (one.controllo === 'proprieta' && (one.quota ?? 0) <= QUOTA_TITOLARE)
        refuse(
          ['titolari', at, 'quota'],
          `Chi possiede è titolare sopra ${elided('il', `${QUOTA_TITOLARE}%`)}: scrivi la quota, o scegli un altro controllo.`,
        )
      const code = one.codiceFiscale
      if (code && titolari.findIndex((other) => other.codiceFiscale === code) !== at)
        refuse(['titolari', at, 'codiceFiscale'], 'Questo titolare c’è già.')
    }
  })

const pepSchema = z.strictObject({
  esposto: z.boolean('Scegli sì o no.').nullable(),
  carica: text(160),
})

export const scopoSchema = z.strictObject({
  scopo: z.enum(keysOf(SCOPI), 'Scegli lo scopo.').nullable(),
  scopoAltro: text(300),
  origine: z.enum(keysOf(ORIGINI), 'Scegli l’origine.').nullable(),
  origineAltro: text(300),
})

/** What a case's identification holds so far. */
const datiSchema = z.strictObject({
  cliente: clienteSchema.optional(),
  /** Absent of what was completed before co-applicants were asked for. */
  cointestatari: cointestatariSchema.optional(),
  esecutore: esecutoreSchema.optional(),
  titolari: titolariSchema.optional(),
  pep: pepSchema.optional(),
  scopo: scopoSchema.optional(),
})
export type Dati = z.output<typeof datiSchema>

const versione = z.number('Indica la versione che hai letto.').int().min(0)

/** PATCH /pratiche/{id}/identificazione: one step; `version` is 0 as long as nothing was saved. */
export const passoSchema = z.discriminatedUnion(
  'passo',
  [
    z.strictObject({ version: versione, passo: z.literal('cliente'), valori: clienteSchema }),
    z.strictObject({ version: versione, passo: z.literal('cointestatari'), valori: cointestatariSchema }),
    z.strictObject({ version: versione, passo: z.literal('esecutore'), valori: esecutoreSchema }),
    z.strictObject({ version: versione, passo: z.literal('titolari'), valori: titolariSchema }),
    z.strictObject({ version: versione, passo: z.literal('pep'), valori: pepSchema }),
    z.strictObject({ version: versione, passo: z.literal('scopo'), valori: scopoSchema }),
  ],
  'Scegli il passo.',
)
export type PassoInput = z.output<typeof passoSchema>

/** POST …/completa */
export const completaSchema = z.strictObject({ version: versione })

/** POST …/classe: only upwards, with a reason. */
export const classeSchema = z.strictObject({
  version: versione,
  classe: z.enum(['normale', 'alta'], 'Scegli la classe.'),
  motivo: reasonSchema('Scrivi perché.', { least: 5 }),
})
export type ClasseInput = z.output<typeof classeSchema>

const mancanza = z.object({ passo: z.enum(PASSI_IN_ORDINE), campo: z.string(), cosa: z.string() })
export type Lacuna = z.output<typeof mancanza>

const riga = z.object({ voce: z.string(), punti: z.number(), perche: z.string() })
export type RigaRischio = z.output<typeof riga>

/** GET /pratiche/{id}/identificazione */
export const identificazioneReply = z.object({
  version: z.number(),
  stato: z.enum(['da_fare', 'in_corso', 'completata', 'da_rinnovare']),
  /** Only of a case that lacks it: whether it holds up what goes to the bank. */
  blocca: z.boolean(),
  dati: datiSchema,
  /** What is known of the applicant: offered, and written nowhere before it is saved. */
  proposta: z.object({
    tipo: z.enum(keysOf(TIPI_CLIENTE)),
    denominazione: z.string(),
    codiceFiscale: z.string().nullable(),
  }),
  /** Who asks for the credit together with the client, by name. */
  cointestatari: z.array(z.string()),
  /** An identification of the same client on another case, which still holds: it may be taken over. */
  riprendibile: z.object({ codice: z.string(), scadeIl: z.string() }).nullable(),
  /** Identity documents of the case that were checked. */
  documenti: z.array(z.object({ _id: z.string(), nome: z.string(), url: z.string().nullable() })),
  manca: z.array(mancanza),
  rischio: z.object({ punti: z.number(), classe: z.enum(keysOf(CLASSI)), righe: z.array(riga) }),
  classeMinima: z.enum(keysOf(CLASSI)).nullable(),
  classeMotivo: z.string(),
  classe: z.enum(keysOf(CLASSI)).nullable(),
  completataAt: z.string().nullable(),
  completataDa: z.string(),
  inRinnovo: z.boolean(),
  scadeIl: z.string().nullable(),
  entroIl: z.string().nullable(),
  alzabile: z.boolean(),
})
export type IdentificazioneDetail = z.output<typeof identificazioneReply>
