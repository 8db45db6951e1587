import { z } from 'zod'

/** POST /pratiche/{id}/riesame */
export const chiediRiesameSchema = z.strictObject({
  testo: z.string().trim().max(2000, 'Al massimo 2.000 caratteri.').nullish(),
})
export type ChiediRiesame = z.infer<typeof chiediRiesameSchema>

/** POST /pratiche/{id}/riesame/risposta */
export const rispostaRiesameSchema = z.strictObject({
  risposta: z
    .string('Scrivi la risposta per il cliente.')
    .trim()
    .min(20, 'Spiega in almeno 20 caratteri che cosa hai visto.')
    .max(4000, 'Al massimo 4.000 caratteri.'),
  version: z.number('Indica la versione che hai letto.').int(),
})
export type RispostaRiesame = z.infer<typeof rispostaRiesameSchema>

/** A review as both sides read it. */
export type RiesameDetail = {
  _id: string
  version: number
  testo: string
  chiestoAt: string
  scadeIl: string
  risposta: string | null
  rispostoAt: string | null
  rispostoDa: string | null
}

/** Why a case was refused, for its client: in plain words, with whom to ask for help. */
export type Rifiuto = { parole: string; aiuti: { nome: string; testo: string; indirizzo: string }[] }
