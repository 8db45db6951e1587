import { keysOf } from '@/lib/core/keys'
import { numberText } from '@/lib/core/number-text'
import type { Option, Tone } from '@/lib/words/options'

export const CATEGORIE = [
  'Primi passi',
  'Pratiche',
  'Istruttoria',
  'Prodotti',
  'Norme',
  'Relazione',
  'Altro',
] as const
export const CATEGORIA_OPTIONS: readonly Option[] = CATEGORIE.map((value) => ({ value, label: value }))

/** How far an agent is with a course. */
export const STATI_CORSO = {
  da_iniziare: { label: 'Da iniziare', tone: 'neutral' },
  in_corso: { label: 'In corso', tone: 'info' },
  in_ritardo: { label: 'In ritardo', tone: 'bad' },
  da_ripetere: { label: 'Da ripetere', tone: 'warn' },
  completato: { label: 'Completato', tone: 'ok' },
} as const satisfies Record<string, { label: string; tone: Tone }>
export type StatoCorso = keyof typeof STATI_CORSO
export const NOMI_STATI = keysOf(STATI_CORSO)

/** "3 min", "45 s", "1 h 20 min" */
export function durationWords(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} s`
  const minutes = Math.round(seconds / 60)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${minutes} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

/** "2,5 ore", "1 ora" */
export const hoursWords = (hours: number): string =>
  hours === 1 ? '1 ora' : `${numberText(hours, { most: 1 })} ore`

/** Hours of content that lessons hold, in whole halves: what an hour of training is counted by. */
export const contentHours = (lessons: readonly { durataSec: number }[]): number =>
  Math.floor(lessons.reduce((sum, { durataSec }) => sum + durataSec, 0) / 1_800) / 2
