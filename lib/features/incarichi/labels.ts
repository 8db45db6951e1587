import type { Tone } from '@/lib/words/options'

/** How far a mandate has come. */
export const STATI_INCARICO = {
  bozza: { label: 'Bozza', tone: 'neutral' },
  inviato: { label: 'Da firmare', tone: 'info' },
  firmato: { label: 'Firmato', tone: 'ok' },
  revocato: { label: 'Revocato', tone: 'bad' },
  scaduto: { label: 'Scaduto', tone: 'warn' },
  sostituito: { label: 'Sostituito', tone: 'neutral' },
} as const satisfies Record<string, { label: string; tone: Tone }>
export type StatoIncarico = keyof typeof STATI_INCARICO

const PERCHE = 'per dieci anni: lo chiedono l’art. 2220 del codice civile e il D.Lgs. 231/2007.'

/** What stays of the mandates of a client who was erased, and by which law. */
export const INCARICHI_RESTANO = `Restano, con nome e prova della firma, gli incarichi che ha firmato, ${PERCHE}`

/** The same to the client. */
export const INCARICHI_RESTANO_TUOI = `così gli incarichi che hai firmato, con la prova della firma, ${PERCHE}`

/** What is said where the record of the client was erased: what stays of them, and why. */
export const RESTA_FIRMATO = `I dati del cliente sono stati cancellati. L’incarico firmato resta, con nome e prova della firma, ${PERCHE}`

/** Why a mandate is closed that its client has withdrawn from. */
export const RECESSO = 'Recesso del cliente'
