import { z } from 'zod'
import { NOMI_STATI } from './labels'

const stretches = z.array(z.tuple([z.number(), z.number()]))
const stato = z.enum(NOMI_STATI)

const certificate = z.object({
  codice: z.string(),
  titolo: z.string(),
  ore: z.number(),
  emessoAt: z.string(),
  scadeAt: z.string().nullable(),
})
export type Certificate = z.infer<typeof certificate>

const summary = z.object({
  _id: z.string(),
  titolo: z.string(),
  descrizione: z.string(),
  categoria: z.string(),
  obbligatorio: z.boolean(),
  /** The reader's own last day. */
  scadeIl: z.string().nullable(),
  oreOam: z.number(),
  stato,
  lezioni: z.int(),
  fatte: z.int(),
  /** Of the whole course. */
  durataSec: z.int(),
  attestato: certificate.nullable(),
  /** Where it goes on. */
  prossima: z.string().nullable(),
})
export type CourseSummary = z.infer<typeof summary>

const hours = z.object({
  biennio: z.object({ dal: z.int(), al: z.int(), ore: z.number(), obiettivo: z.number() }),
  anno: z.object({ anno: z.int(), ore: z.number(), obiettivo: z.number() }),
  attestati: z.array(certificate),
  /** Done elsewhere; without its paper it does not count. */
  esterni: z.array(
    z.object({
      titolo: z.string(),
      ente: z.string(),
      ore: z.number(),
      conseguitoIl: z.string(),
      conta: z.boolean(),
    }),
  ),
})
export type Hours = z.infer<typeof hours>

export const coursesReply = z.object({ corsi: z.array(summary), ore: hours })
export type Courses = z.infer<typeof coursesReply>

const question = z.object({
  domanda: z.string(),
  risposte: z.array(z.string()),
  /** More than one answer is right. */
  multipla: z.boolean(),
})

const lesson = z.object({
  _id: z.string(),
  titolo: z.string(),
  descrizione: z.string(),
  durataSec: z.int(),
  bloccata: z.boolean(),
  completata: z.boolean(),
  /** Of one of our files, or the player of another site; nothing while the lesson is locked. */
  video: z.string().nullable(),
  esterno: z.boolean(),
  copertina: z.string().nullable(),
  sottotitoli: z.string().nullable(),
  allegati: z.array(z.object({ nome: z.string(), url: z.string() })),
  visto: stretches,
  pct: z.int(),
  posizione: z.number(),
  version: z.int(),
  quiz: z
    .object({
      soglia: z.int(),
      superato: z.boolean(),
      punti: z.int().nullable(),
      /** Attempts that are left today, and from when there may be another one. */
      rimasti: z.int(),
      riprovaAt: z.string().nullable(),
      domande: z.array(question),
    })
    .nullable(),
})
export type Lesson = z.infer<typeof lesson>

export const courseReply = summary.extend({
  version: z.int(),
  sequenziale: z.boolean(),
  minimoPct: z.int(),
  /** How fast a video may be played. */
  velocita: z.number(),
  elenco: z.array(lesson),
})
export type Course = z.infer<typeof courseReply>

export const progressReply = z.object({
  pct: z.int(),
  completata: z.boolean(),
  visto: stretches,
  posizione: z.number(),
  version: z.int(),
  /** The code of the certificate that this call has earned. */
  attestato: z.string().nullable(),
})
export type Progress = z.infer<typeof progressReply>

export const quizReply = z.object({
  punti: z.int(),
  superato: z.boolean(),
  completata: z.boolean(),
  rimasti: z.int(),
  riprovaAt: z.string().nullable(),
  attestato: z.string().nullable(),
  /** What is right is told to who has passed: not even which questions, so that nobody finds the answers by trying. */
  domande: z.array(
    z.object({
      giusta: z.boolean().nullable(),
      corrette: z.array(z.int()).nullable(),
      spiegazione: z.string(),
    }),
  ),
})
export type QuizResult = z.infer<typeof quizReply>

export const certificateReply = certificate.extend({
  nome: z.string(),
  cognome: z.string(),
  valido: z.boolean(),
})
export type CertificateDocument = z.infer<typeof certificateReply>

const line = z.object({
  _id: z.string(),
  /** The course was given to them by name. */
  assegnato: z.boolean(),
  nome: z.string(),
  agenzia: z.string().nullable(),
  stato,
  scadeIl: z.string().nullable(),
  fatte: z.int(),
  lezioni: z.int(),
  vistoSec: z.int(),
  quiz: z.int().nullable(),
  attestato: certificate.nullable(),
})
export type AndamentoLine = z.infer<typeof line>

export const andamentoReply = z.object({
  items: z.array(line),
  nextCursor: z.string().nullable(),
  /** Of all who are meant, how many stand where. */
  totali: z.record(stato, z.int()),
})
export type Andamento = z.infer<typeof andamentoReply>
