import { z } from 'zod'
import { figureInQuery } from '@/lib/italian/figure-in-query'
import { reasonSchema } from '@/lib/italian/reason'
import { TIPI } from './labels'

const ANNO = 'Scrivi un anno dal 1900 al 2900.'
const MESE = 'Scegli un mese, da 1 a 12.'
const anno = z.int(ANNO).min(1900, ANNO).max(2900, ANNO)
const mese = z.int(MESE).min(1, MESE).max(12, MESE)

/** What is written of a ranking by hand; its rows are counted. */
export const rankingSchema = z.strictObject({
  titolo: z.string('Scrivi il titolo.').trim().max(160, 'Al massimo 160 caratteri.'),
  anno,
  mese,
})
export const rankingInitial = { titolo: '', anno: null, mese: null } as const

const version = z.int('Serve la versione.')
const motivo = reasonSchema('Scrivi il motivo.', {
  short: 'Scrivi il motivo, almeno 3 caratteri.',
  most: 300,
})

export const stepBody = z.strictObject({ version })
export const unpublishValues = z.strictObject({ motivo })
export const unpublishBody = unpublishValues.extend({ version })

const PUNTI = 'Scrivi i punti da aggiungere o togliere, da -100.000 a 100.000.'
/** Points that are added to what was counted, or taken from it; 0 takes a correction back. */
export const correctValues = z.strictObject({
  punti: z.number(PUNTI).min(-100_000, PUNTI).max(100_000, PUNTI),
  motivo,
})
export const correctBody = correctValues.extend({ voceId: z.uuid('Scegli la riga.'), version })
export type CorrectInput = z.infer<typeof correctBody>

export const tipoParams = z.object({ tipo: z.enum(TIPI) })
const number = (schema: z.ZodInt) => figureInQuery('count', schema)
/** Which published month; none of both: the running one. */
export const monthQuery = z.strictObject({ anno: number(anno).optional(), mese: number(mese).optional() })
export type MonthQuery = z.infer<typeof monthQuery>
