import { z } from 'zod'
import { keysOf } from '@/lib/core/keys'
import { toCents, toEuro } from '@/lib/core/money'
import {
  CRITERI,
  conteggioEstinzione,
  PERIODI,
  VOCI_ANTICIPATE,
  type VoceAnticipata,
} from '@/lib/finance/early-settlement'

const euro = (message: string, min: number) =>
  z
    .number(message)
    .multipleOf(0.01, 'L’importo ha al massimo due decimali.')
    .min(min, min > 0 ? `Almeno ${min} euro.` : 'L’importo non può essere negativo.')
    .max(100_000, 'Al massimo 100.000 euro.')
const months = (message: string, min: number) =>
  z.number(message).int('Indica un numero intero.').min(min, `Da ${min} a 120.`).max(120, `Da ${min} a 120.`)

const VOCI = keysOf(VOCI_ANTICIPATE)
const paid = euro('Indica la spesa in euro.', 0).optional()

/** POST /v2/calculators/estinzione: euro and percent; the costs are those paid at the beginning. */
export const estinzioneSchema = z.strictObject(
  {
    periodo: z.enum(keysOf(PERIODI), 'Scegli quando è stato firmato il contratto.'),
    criterio: z.enum(keysOf(CRITERI), 'Scegli il criterio del contratto.').default('nessuno'),
    importo: euro('Indica l’importo finanziato in euro.', 100),
    tan: z
      .number('Indica il TAN in percentuale.')
      .min(0, 'Il TAN non può essere negativo.')
      .max(30, 'Il TAN va da 0 a 30%.')
      .multipleOf(0.0001, 'Il TAN ha al massimo quattro decimali.'),
    durata: months('Indica la durata in mesi.', 2),
    pagate: months('Indica quante rate sono pagate.', 0),
    tassoFisso: z.boolean('Indica vero o falso.').default(true),
    costi: z
      .strictObject(
        Object.fromEntries(VOCI.map((voce) => [voce, paid])) as Record<VoceAnticipata, typeof paid>,
      )
      .default({}),
  },
  'Invia i dati del finanziamento.',
)

export const estinzioneReply = z.strictObject({
  capitaleResiduo: z.number(),
  interessiNonDovuti: z.number(),
  righe: z.array(
    z.strictObject({
      voce: z.enum(VOCI),
      nome: z.string(),
      pagato: z.number(),
      restituito: z.number(),
      criterio: z.enum(['lineare', 'costo_ammortizzato']).nullable(),
    }),
  ),
  totaleRestituito: z.number(),
  indennizzo: z.number(),
  daPagare: z.number(),
})

/** The account in euro. @throws FinanceError, which the API answers as a 422 on its field */
export function calcolaEstinzione(input: z.infer<typeof estinzioneSchema>): z.infer<typeof estinzioneReply> {
  const { importo, durata: durataMesi, costi, ...rest } = input
  const given = Object.entries(costi).map(([voce, pagato]) => [voce, toCents(pagato ?? 0)])
  const { righe, ...sums } = conteggioEstinzione({
    ...rest,
    importo: toCents(importo),
    durataMesi,
    costi: Object.fromEntries(given),
  })
  return {
    capitaleResiduo: toEuro(sums.capitaleResiduo),
    interessiNonDovuti: toEuro(sums.interessiNonDovuti),
    righe: righe.map(({ voce, pagato, restituito, criterio }) => ({
      voce,
      nome: VOCI_ANTICIPATE[voce],
      pagato: toEuro(pagato),
      restituito: toEuro(restituito),
      criterio,
    })),
    totaleRestituito: toEuro(sums.totaleRestituito),
    indennizzo: toEuro(sums.indennizzo),
    daPagare: toEuro(sums.daPagare),
  }
}
