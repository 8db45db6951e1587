import { z } from 'zod'
import { compensoSchema } from '@/lib/features/incarichi/schema'
import { emailSchema } from '@/lib/features/leads/schema'
import { visitorNameSchema } from '@/lib/italian/person-name'
import { phoneSchema } from '@/lib/italian/phone-schema'
import { motivoParoleSchema } from '@/lib/settings/kept-words'

const letta = z.number('Indica la versione che hai letto.').int()
const chi = {
  nome: visitorNameSchema('Scrivi il nome.'),
  cognome: visitorNameSchema('Scrivi il cognome.'),
  email: emailSchema.nullable(),
  telefono: phoneSchema().nullable(),
}

/** POST /quotes: a simulation that was shown becomes a quote, with the figures that were shown. */
export const nuovoPreventivoSchema = z.strictObject(
  {
    quoteId: z.uuid('La simulazione non è valida: rifalla.'),
    /** Products of the offers, the preferred one first. */
    scelte: z
      .array(z.uuid('L’offerta non è valida.'), 'Scegli almeno un’offerta.')
      .min(1, 'Scegli almeno un’offerta.')
      .max(3, 'Al massimo tre offerte.'),
    titolo: z.string().trim().max(120, 'Al massimo 120 caratteri.').optional(),
    /** For whom; nobody yet without it. */
    contatto: z.strictObject(chi, 'Scrivi nome e cognome.').optional(),
    /** The broker's fee, where one is agreed: it enters the TAEG of the offers that are chosen. */
    compenso: compensoSchema.optional(),
    /** Whose it is, where the office makes it. */
    agentId: z.uuid('Scegli l’agente.').nullish(),
    /** The request that it answers: its case is that of the quote. */
    leadId: z.uuid('La richiesta non è valida.').nullish(),
  },
  'Invia la simulazione e le offerte scelte.',
)
export type NuovoPreventivo = z.infer<typeof nuovoPreventivoSchema>

/** POST /quotes/{id}/send */
export const inviaSchema = z
  .strictObject(
    {
      canale: z.enum(['email', 'link'], 'Scegli fra e-mail e link.'),
      email: emailSchema.optional(),
      messaggio: z.string().trim().max(1000, 'Al massimo 1.000 caratteri.').optional(),
      motivoParole: motivoParoleSchema,
      version: letta,
    },
    'Scegli come inviarlo.',
  )
  .refine(({ canale, email }) => canale === 'link' || email !== undefined, {
    path: ['email'],
    message: 'Scrivi l’indirizzo e-mail.',
  })
export type InviaInput = z.infer<typeof inviaSchema>

/** POST /quotes/{id}/withdraw */
export const ritiraSchema = z.strictObject({ version: letta }, 'Indica la versione che hai letto.')

/** POST /quotes/{id}/accept and /clients/me/quotes/{id}/accept: one of the offers in it; without it the preferred one. */
export const accettaSchema = z.strictObject(
  { offerta: z.uuid('L’offerta non è valida.').optional(), version: letta },
  'Indica l’offerta e la versione che hai letto.',
)
export type AccettaInput = z.infer<typeof accettaSchema>

/** POST /quotes/{id}/risposta: what somebody answers who has the link of a quote, or is signed in as its client. */
export const rispostaSchema = z
  .strictObject(
    {
      risposta: z.enum(['accetta', 'rifiuta', 'richiamami'], 'Scegli che cosa rispondi.'),
      offerta: z.uuid('L’offerta non è valida.').optional(),
      telefono: phoneSchema().optional(),
      nota: z.string().trim().max(500, 'Al massimo 500 caratteri.').nullish(),
    },
    'Scegli che cosa rispondi.',
  )
  .refine(({ risposta, telefono }) => risposta !== 'richiamami' || telefono !== undefined, {
    path: ['telefono'],
    message: 'Scrivi il telefono.',
  })
export type RispostaInput = z.infer<typeof rispostaSchema>

/** POST /clients/me/quotes/{id}/richiamata: the client would like to be called about it. */
export const richiamataSchema = z.strictObject(
  {
    telefono: phoneSchema(),
    nota: z.string().trim().max(500, 'Al massimo 500 caratteri.').nullish(),
  },
  'Scrivi il telefono.',
)
export type RichiamataInput = z.infer<typeof richiamataSchema>

/** POST /quotes/{id}/convert: a request is somebody who can be called and written to. */
export const convertiSchema = z
  .strictObject(
    { a: z.enum(['lead', 'pratica'], 'Scegli fra richiesta e pratica.'), ...chi, version: letta },
    'Scegli che cosa diventa, e per chi.',
  )
  .superRefine(({ a, email, telefono }, ctx) => {
    if (a === 'pratica') return
    const missing = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message })
    if (email === null) missing('email', 'Scrivi l’indirizzo e-mail.')
    if (telefono === null) missing('telefono', 'Scrivi il telefono.')
  })
export type ConvertiInput = z.infer<typeof convertiSchema>

/** GET /quotes/persone?q= */
export const cercaPersonaSchema = z.strictObject({
  q: z.string().trim().min(3, 'Scrivi almeno tre caratteri.').max(80, 'Al massimo 80 caratteri.'),
})

/** POST /quotes/provvigioni: what the offers on show would pay. */
export const stimaSchema = z.strictObject(
  {
    product: z.enum(['mutuo', 'prestito', 'cdq'], 'Scegli il prodotto.'),
    finalita: z.string().max(40, 'Finalità non prevista.').optional(),
    offerte: z
      .array(
        z.strictObject({
          productId: z.uuid('L’offerta non è valida.'),
          bankId: z.uuid('La banca non è valida.').nullable(),
          importo: z
            .number('Indica l’importo.')
            .min(0, 'Da 0 in su.')
            .max(100_000_000, 'Al massimo 100 milioni di euro.'),
        }),
        'Indica le offerte.',
      )
      .max(300, 'Al massimo 300 offerte.'),
    agentId: z.uuid('Scegli l’agente.').nullish(),
  },
  'Indica le offerte.',
)
export type StimaInput = z.infer<typeof stimaSchema>

const ricevutoSchema = z.object({
  _id: z.uuid(),
  version: z.int(),
  codice: z.string(),
  prodotto: z.string(),
  /** What has to be said of credit to consumers; null of any other. */
  avvertenza: z.string().nullable(),
  agente: z.string().nullable(),
  /** The number that whoever made it has of the client. */
  telefono: z.string().nullable(),
  accettato: z.boolean(),
  scadeIl: z.string(),
  /** Day of the figures; null in quotes that kept none. */
  cifreAl: z.string().nullable(),
  /** The preferred one first. */
  offerte: z.array(
    z.object({
      _id: z.uuid(),
      banca: z.string(),
      nome: z.string(),
      importo: z.number(),
      durataMesi: z.int(),
      rata: z.number(),
      tan: z.number(),
      tasso: z.string(),
      taeg: z.number(),
      /** Whom it is for, what its price hangs on and what its policy weighs, a sentence each. */
      condizioni: z.array(z.string()),
      /** All charges over the whole term; with the interest they are what is paid back beyond the credit. */
      spese: z.number(),
      totale: z.number(),
    }),
  ),
})
export type ReceivedQuote = z.infer<typeof ricevutoSchema>

/** GET /clients/me/quotes */
export const ricevutiReply = z.array(ricevutoSchema)

/** GET /quotes/{id}/consegne */
export const consegneReply = z.array(
  z.object({
    _id: z.string(),
    at: z.string(),
    canale: z.enum(['email', 'link']),
    email: z.string().nullable(),
    da: z.string(),
    /** Of the annex. */
    versione: z.string().nullable(),
    hash: z.string(),
    url: z.string().nullable(),
    promemoriaAt: z.string().nullable(),
  }),
)
