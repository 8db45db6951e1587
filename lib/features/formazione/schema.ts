import { z } from 'zod'
import { daySchema } from '@/lib/core/dates-schema'
import { numberText } from '@/lib/core/number-text'
import { audienceRules } from '@/lib/features/audiences/schema'
import { childRows } from '@/lib/resources/child-rows'
import { CATEGORIE, contentHours, hoursWords, NOMI_STATI } from './labels'
import { embedOf, fileIdOf } from './video-schema'

const text = (what: string, max: number) =>
  z
    .string(what)
    .trim()
    .min(1, what)
    .max(max, `Al massimo ${numberText(max)} caratteri.`)
const optionalText = (max: number) =>
  z
    .string('Serve un testo.')
    .trim()
    .max(max, `Al massimo ${numberText(max)} caratteri.`)
const wholeNumber = (message: string, min: number, max: number) =>
  z.int(message).min(min, message).max(max, message)

const ownFile = (message: string) =>
  z.string(message).refine((address) => fileIdOf(address) !== undefined, message)

const risposta = z.strictObject({
  testo: text('Scrivi la risposta.', 300),
  corretta: z.boolean('Indica se è giusta.'),
})
const domanda = z.strictObject({
  domanda: text('Scrivi la domanda.', 500),
  risposte: z
    .array(risposta, 'Serve un elenco.')
    .min(2, 'Servono almeno due risposte.')
    .max(8, 'Al massimo 8 risposte.')
    .refine((all) => all.some(({ corretta }) => corretta), 'Indica almeno una risposta giusta.'),
  spiegazione: optionalText(1_000),
})
export type Domanda = z.infer<typeof domanda>

const allegato = z.strictObject({
  nome: text('Scrivi il nome.', 200),
  url: ownFile('Carica il file.'),
})
export type Allegato = z.infer<typeof allegato>

const VIDEO = 'Carica il video, o scrivi l’indirizzo di uno su YouTube o Vimeo.'

const lezione = z.strictObject({
  ordine: wholeNumber('Indica l’ordine.', 0, 10_000),
  titolo: text('Scrivi il titolo della lezione.', 160),
  descrizione: optionalText(2_000),
  video: z
    .string(VIDEO)
    .max(500, VIDEO)
    .refine((address) => fileIdOf(address) !== undefined || embedOf(address) !== undefined, VIDEO),
  durataSec: wholeNumber('Scrivi quanti secondi dura il video.', 1, 6 * 3_600),
  copertina: ownFile('Carica la copertina.').nullable(),
  sottotitoli: ownFile('Carica i sottotitoli.').nullable(),
  allegati: z.array(allegato, 'Serve un elenco.').max(20, 'Al massimo 20 allegati.'),
  domande: z.array(domanda, 'Serve un elenco.').max(50, 'Al massimo 50 domande.'),
  soglia: wholeNumber('Scrivi quante risposte giuste servono, da 1 a 100%.', 1, 100),
  tentativi: wholeNumber('Scrivi quanti tentativi al giorno, da 1 a 50.', 1, 50).nullable(),
})
export type LezioneInput = z.infer<typeof lezione>

export const courseSchema = z.strictObject({
  titolo: text('Scrivi il titolo.', 160),
  descrizione: optionalText(4_000),
  categoria: z.enum(CATEGORIE, 'Scegli la categoria.'),
  regole: audienceRules.shape.regole,
  escludi: audienceRules.shape.escludi.unwrap(),
  obbligatorio: z.boolean('Indica se è obbligatorio.'),
  scadeIl: daySchema('Scegli entro quando.').nullable(),
  oreOam: z.number('Scrivi le ore.').min(0, 'Da 0 in su.').max(200, 'Al massimo 200 ore.').multipleOf(0.5, {
    message: 'A mezze ore: 1,5.',
  }),
  validitaMesi: wholeNumber('Scrivi un numero di mesi, da 1 a 120.', 1, 120).nullable(),
  sequenziale: z.boolean('Indica se le lezioni vanno viste in ordine.'),
  minimoPct: wholeNumber('Scrivi quanto va visto, da 1 a 100%.', 1, 100),
  ordine: wholeNumber('Indica l’ordine.', 0, 10_000),
  published: z.boolean('Indica se è pubblicato.'),
  lezioni: childRows(lezione, { max: 60 }),
})

/** Across fields: what people are to do must be something. */
export function courseRules(value: Record<string, unknown>, ctx: z.RefinementCtx): void {
  if (value.published === true && (value.lezioni as unknown[]).length === 0)
    ctx.addIssue({ code: 'custom', path: ['lezioni'], message: 'Per pubblicare il corso serve una lezione.' })
  const most = contentHours(value.lezioni as LezioneInput[])
  if (value.published === true && Number(value.oreOam) > most)
    ctx.addIssue({
      code: 'custom',
      path: ['oreOam'],
      message: `Un’ora è un’ora di lezioni: queste valgono al massimo ${hoursWords(most)}.`,
    })
}

export const courseInitial = {
  titolo: '',
  descrizione: '',
  categoria: 'Primi passi',
  regole: [{ tipo: 'tutti', valori: [] }],
  escludi: [],
  obbligatorio: false,
  scadeIl: null,
  oreOam: 0,
  validitaMesi: null,
  sequenziale: false,
  minimoPct: 90,
  ordine: 0,
  published: false,
  lezioni: [],
} as const

const SECONDI = 'Serve un numero di secondi.'
const seconds = z.number(SECONDI).min(0, SECONDI).max(86_400, SECONDI)

export const progressSchema = z.strictObject({
  /** What was seen since the last call, in seconds of the video; nothing: the lesson is opened. */
  intervalli: z
    .array(
      z
        .array(seconds, 'Da quale secondo a quale.')
        .length(2, 'Da quale secondo a quale.')
        .refine(([from = 0, to = 0]) => to > from, 'La fine viene prima dell’inizio.'),
      'Serve un elenco.',
    )
    .max(500, 'Al massimo 500 tratti.'),
  posizione: seconds,
  /** Of what was seen before, as it was read; 0 where nothing was. */
  version: z.int().min(0),
})
export type ProgressInput = z.infer<typeof progressSchema>

export const quizSchema = z.strictObject({
  /** Of each question the places of the chosen answers, from 0. */
  risposte: z
    .array(z.array(wholeNumber('Scegli fra le risposte.', 0, 7), 'Scegli una risposta.').max(8), 'Rispondi.')
    .max(50, 'Al massimo 50 domande.'),
  /** Of the course, whose questions were read. */
  version: z.int(),
})
export type QuizInput = z.infer<typeof quizSchema>

export const remindSchema = z.strictObject({ version: z.int() })

export const andamentoQuery = z.strictObject({
  stato: z.enum(NOMI_STATI, 'Stato non previsto.').optional(),
  q: z.string().trim().max(80).optional(),
  cursor: z
    .string()
    .regex(/^\d{0,6}$/, 'Pagina non valida.')
    .optional(),
})
export type AndamentoQuery = z.infer<typeof andamentoQuery>
