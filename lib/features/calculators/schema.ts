import { z } from 'zod'
import { keysOf } from '@/lib/core/keys'
import { numberText } from '@/lib/core/number-text'
import { TIPI_LAVORO } from '@/lib/features/pratiche/schema'
import { DURATA_CQS, TIPI_CQS } from '@/lib/finance/cqs'
import { CLASSI_ENERGETICHE, TIPI_TASSO } from '@/lib/finance/mortgage-products'
import { MESI_PER_RATA } from '@/lib/finance/periods'
import { LIMITI_PRESTITO } from '@/lib/finance/personal-loan'
import { FINALITA_MUTUO } from '@/lib/finance/taxes'

export const FINALITA_PRESTITO = ['auto', 'arredo', 'spese_mediche', 'studio', 'liquidita'] as const
export const TIPI_PIANO = ['francese', 'italiano', 'interessi'] as const
const PERIODICITA = keysOf(MESI_PER_RATA)

const MAX_EURO = 100_000_000
const MAX_FLOWS = 2_000

/** "Indica il TAN in percentuale: da 0 a 100.", whatever is wrong with it: who is refused reads what would be taken. */
const within = (message: string, min: number, max: number) => {
  const sentence = `${message.replace(/\.$/, '')}: da ${numberText(min)} a ${numberText(max)}.`
  return z.number(sentence).min(min, sentence).max(max, sentence)
}
/** Euro with at most two decimals, never turned into a number from something else. */
const euro = (message: string, min = 0.01, max = MAX_EURO) =>
  within(message, min, max).multipleOf(0.01, 'L’importo ha al massimo due decimali.')
const percent = (message: string, max = 100) =>
  within(message, 0, max).multipleOf(0.0001, 'La percentuale ha al massimo quattro decimali.')
const whole = (message: string, min: number, max: number, range: string) =>
  z.number(`${message} ${range}`).int(`Indica un numero intero. ${range}`).min(min, range).max(max, range)

const eta = whole('Indica l’età in anni.', 18, 100, 'L’età va da 18 a 100 anni.')
const reddito = euro('Indica il reddito netto mensile in euro.', 0)
const altreRate = euro('Indica le altre rate mensili in euro.', 0)
const lavori = keysOf(TIPI_LAVORO)
const lavoro = z.enum(lavori, 'Scegli il lavoro fra quelli previsti.')
const finalita = <T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, 'Scegli la finalità fra quelle previste.')

export const mutuiSchema = z.strictObject(
  {
    finalita: finalita(FINALITA_MUTUO),
    valoreImmobile: euro('Indica il valore dell’immobile in euro.'),
    importo: euro('Indica l’importo del mutuo in euro.'),
    /** Years. */
    durata: whole('Indica la durata in anni.', 1, 40, 'La durata va da 1 a 40 anni.'),
    tasso: z.enum(
      [...TIPI_TASSO, 'tutti'],
      'Scegli il tipo di tasso: fisso, variabile, misto, capped o tutti.',
    ),
    provincia: z
      .string('Indica la sigla della provincia.')
      .regex(/^[A-Z]{2}$/, 'La provincia è una sigla di due lettere maiuscole.')
      .optional(),
    eta: eta.optional(),
    reddito: reddito.optional(),
    /** Who signs with the person: the older one's age counts, the incomes add up. */
    coRichiedente: z
      .strictObject(
        { eta: eta.optional(), reddito: reddito.optional() },
        'Indica età e reddito di chi firma con te.',
      )
      .optional(),
    altreRate: altreRate.optional(),
    lavoro: lavoro.optional(),
    classeEnergetica: z.enum(CLASSI_ENERGETICHE, 'La classe energetica è una lettera da A a G.').optional(),
    primaCasa: z.boolean('Indica vero o falso.').optional(),
  },
  'Invia i dati della simulazione.',
)

/** Its own limits alone: beside the general ones a visitor would be told two different maximums. */
const importoPrestito = euro(
  'Indica l’importo del prestito in euro.',
  LIMITI_PRESTITO.importoMin / 100,
  LIMITI_PRESTITO.importoMax / 100,
)
/** Months. */
const durataPrestito = whole(
  'Indica la durata in mesi.',
  LIMITI_PRESTITO.durataMin,
  LIMITI_PRESTITO.durataMax,
  'La durata va da 12 a 120 mesi.',
)

export const prestitiSchema = z.strictObject(
  {
    importo: importoPrestito,
    durata: durataPrestito,
    finalita: finalita(FINALITA_PRESTITO),
    eta: eta.optional(),
    reddito: reddito.optional(),
    altreRate: altreRate.optional(),
    lavoro: lavoro.optional(),
  },
  'Invia i dati della simulazione.',
)

/** An instalment of less than a cent is none: 1 € cannot be given back in 600 months. */
const hasInstalments = (importo: number, months: number): boolean => importo * 100 >= months
const NO_INSTALMENTS = {
  path: ['importo'],
  message: 'L’importo è troppo piccolo per questa durata: la rata sarebbe meno di un centesimo.',
}

/** POST /calculators/prestiti/incognita: an instalment, and one of the other two. */
export const incognitaSchema = z
  .strictObject(
    {
      rata: euro('Indica la rata in euro.'),
      importo: importoPrestito.optional(),
      durata: durataPrestito.optional(),
      finalita: finalita(FINALITA_PRESTITO),
    },
    'Invia i dati della simulazione.',
  )
  .refine(({ importo, durata }) => (importo === undefined) !== (durata === undefined), {
    path: ['durata'],
    message: 'Con la rata indica l’importo oppure la durata.',
  })

/** POST /calculators/mutui/ipotesi: the same comparison with every index moved by some points. */
export const ipotesiSchema = mutuiSchema.extend({
  punti: z
    .number('Indica di quanti punti cambia l’indice.')
    .min(-5, 'Da −5 a +5 punti.')
    .max(5, 'Da −5 a +5 punti.')
    .multipleOf(0.01, 'I punti hanno al massimo due decimali.'),
})

export const cdqSchema = z.strictObject(
  {
    netto: euro('Indica lo stipendio o la pensione netta mensile in euro.'),
    tipo: z.enum(TIPI_CQS, 'Scegli fra dipendente pubblico, dipendente privato e pensionato.'),
    eta,
    /** Months. */
    durata: whole(
      'Indica la durata in mesi.',
      DURATA_CQS.min,
      DURATA_CQS.max,
      'La durata va da 24 a 120 mesi.',
    ),
    /** An instalment below the largest one that may be assigned. */
    rata: euro('Indica la rata in euro.').optional(),
    /** The second fifth, which the employer pays by a delegation. */
    delega: z.boolean('Indica vero o falso.').optional(),
  },
  'Invia i dati della simulazione.',
)

export const leasingSchema = z.strictObject(
  {
    valore: euro('Indica il valore del bene, senza IVA, in euro.'),
    anticipoPct: percent('Indica l’anticipo in percentuale del valore.'),
    riscattoPct: percent('Indica il riscatto in percentuale del valore.'),
    /** Months. */
    durata: whole('Indica la durata in mesi.', 1, 240, 'La durata va da 1 a 240 mesi.'),
    tan: percent('Indica il TAN in percentuale.'),
    anticipato: z.boolean('Indica vero o falso.').optional(),
  },
  'Invia i dati della simulazione.',
)

const MESE = 'Il mese va da 1 a 1200.'
export const pianoSchema = z
  .strictObject(
    {
      importo: euro('Indica l’importo in euro.'),
      durataMesi: whole('Indica la durata in mesi.', 1, 600, 'La durata va da 1 a 600 mesi.'),
      tan: percent('Indica il TAN in percentuale.'),
      tipo: z.enum(TIPI_PIANO, 'Scegli il piano: francese, italiano o interessi.'),
      preammortamento: whole(
        'Indica i mesi di preammortamento.',
        0,
        120,
        'Il preammortamento va da 0 a 120 mesi.',
      ).optional(),
      tassi: z
        .array(
          z.strictObject(
            {
              dalMese: whole('Indica il mese da cui vale il tasso.', 1, 1_200, MESE),
              tan: percent('Indica il TAN in percentuale.'),
            },
            'Indica mese e tasso.',
          ),
          'Indica i cambi di tasso.',
        )
        .max(600, 'I cambi di tasso sono al massimo 600.')
        .optional(),
      periodicita: z
        .enum(
          PERIODICITA,
          'Scegli la periodicità: mensile, bimestrale, trimestrale, quadrimestrale, semestrale o annuale.',
        )
        .optional(),
    },
    'Invia i dati del piano.',
  )
  .refine(({ importo, durataMesi }) => hasInstalments(importo, durataMesi), NO_INSTALMENTS)

const flow = (min: number) =>
  z.strictObject(
    {
      /** Years from the first drawdown. */
      t: z
        .number('Indica il tempo in anni.')
        .min(-100, 'Il tempo va da −100 a 200 anni.')
        .max(200, 'Il tempo va da −100 a 200 anni.')
        .optional(),
      date: z.iso.date('Indica una data esistente, AAAA-MM-GG.').optional(),
      importo: euro('Indica l’importo in euro.', min),
    },
    'Indica tempo e importo.',
  )
const flows = (min: number, empty: string) =>
  z.array(flow(min), empty).min(1, empty).max(MAX_FLOWS, 'I movimenti sono al massimo 2.000.')

export const taegSchema = z
  .strictObject(
    {
      erogazioni: flows(0.01, 'Indica almeno un’erogazione.'),
      pagamenti: flows(0, 'Indica almeno un pagamento.'),
    },
    'Invia erogazioni e pagamenti.',
  )
  .superRefine(({ erogazioni, pagamenti }, ctx) => {
    const dated = erogazioni[0]?.date !== undefined
    const wrong = ({ t, date }: { t?: number; date?: string }) =>
      dated ? date === undefined || t !== undefined : t === undefined || date !== undefined
    for (const [name, list] of Object.entries({ erogazioni, pagamenti })) {
      const index = list.findIndex(wrong)
      if (index < 0) continue
      const message = 'Per ogni movimento indica t oppure date, allo stesso modo per tutti.'
      ctx.addIssue({ code: 'custom', path: [name, index], message })
    }
  })

export type MutuiInput = z.infer<typeof mutuiSchema>
export type PrestitiInput = z.infer<typeof prestitiSchema>
export type IncognitaInput = z.infer<typeof incognitaSchema>
export type IpotesiInput = z.infer<typeof ipotesiSchema>
export type CdqInput = z.infer<typeof cdqSchema>
export type LeasingInput = z.infer<typeof leasingSchema>
export type PianoInput = z.infer<typeof pianoSchema>
export type TaegInput = z.infer<typeof taegSchema>
