import { z } from 'zod'
import { todayInRome } from '@/lib/core/dates'
import { keysOf } from '@/lib/core/keys'
import { reasonSchema } from '@/lib/italian/reason'
import { PRODOTTI } from '@/lib/words/products'
import { CANALI_RECLAMO, CAUSALI_RECLAMO, ESITI_ABF, ESITI_RECLAMO } from './labels'

const canale = z.enum(keysOf(CANALI_RECLAMO), 'Scegli come è arrivato.')
const product = z.enum(keysOf(PRODOTTI), 'Scegli il prodotto.').nullable()
const causale = z.enum(keysOf(CAUSALI_RECLAMO), 'Scegli di che cosa si tratta.')
const past = (missing: string) =>
  z.iso.date(missing).refine((day) => day <= todayInRome(), 'Questo giorno deve ancora venire.')
const version = z.number('Indica la versione che hai letto.').int()

/** What the register keeps besides its verbs: how it came, what it is about, and what became of an appeal. */
export const complaintSchema = z.strictObject({
  canale,
  product,
  causale,
  abfIl: past('Scegli il giorno del ricorso.').nullable(),
  abfEsito: z.enum(keysOf(ESITI_ABF), 'Scegli l’esito del ricorso.').nullable(),
})

/** POST /tickets/{id}/reclamo: a ticket is a complaint, and why. */
export const registerSchema = z.strictObject({
  canale,
  product,
  causale,
  ricevutoIl: past('Scegli il giorno in cui è arrivato.'),
  motivo: reasonSchema('Scrivi perché è un reclamo.', { most: 1_000 }),
  version,
})
export type RegisterInput = z.infer<typeof registerSchema>

/** POST /reclami/{id}/esito: how it was answered, and when. */
export const outcomeSchema = z.strictObject({
  esito: z.enum(keysOf(ESITI_RECLAMO), 'Scegli l’esito.'),
  rispostoIl: past('Scegli il giorno della risposta.'),
  product,
  causale,
  version,
})
export type OutcomeInput = z.infer<typeof outcomeSchema>

const ANNO = 'Scrivi un anno che è cominciato, dal 2020.'

/** POST /reclami/rendiconto: of which year the page is written. */
export const yearSchema = z.strictObject({
  anno: z
    .int(ANNO)
    .min(2020, ANNO)
    .refine((anno) => anno <= Number(todayInRome().slice(0, 4)), ANNO),
})
export const yearReply = z.object({ _id: z.string(), url: z.string() })
