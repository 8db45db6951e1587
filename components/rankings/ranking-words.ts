import { formatEuro, formatWholeEuro } from '@/lib/core/money'
import { numberText } from '@/lib/core/number-text'
import { type Addendo, MISURE, type Misura } from '@/lib/features/rankings/labels'
import type { Fase } from '@/lib/features/rankings/types'
import type { Tone } from '@/lib/words/options'

export const pointsText = (points: number): string => numberText(points, { most: 2 })
/** "1 punto", "2.566,6 punti" */
export const pointsWords = (points: number): string =>
  `${numberText(points, { most: 2 })} ${points === 1 ? 'punto' : 'punti'}`
export const signedPoints = (points: number): string => numberText(points, { most: 2, signed: true })

export const FASI: Record<Fase, { label: string; tone: Tone }> = {
  in_corso: { label: 'In corso', tone: 'info' },
  da_pubblicare: { label: 'Da pubblicare', tone: 'warn' },
  pubblicata: { label: 'Pubblicata', tone: 'ok' },
}

export const amountText = (misura: Misura, value: number): string =>
  MISURE[misura].unit === 'euro' ? formatWholeEuro(value) : numberText(value, { most: 2 })

/** "1.432.860,00 € × 1 punto ogni 1.000 € = 1.432,86" */
export const addendText = ({ misura, quanto, peso, punti }: Addendo): string => {
  const each = pointsWords(peso)
  return MISURE[misura].unit === 'euro'
    ? `${formatEuro(quanto)} × ${each} ogni 1.000 € = ${numberText(punti, { most: 2 })}`
    : `${numberText(quanto, { most: 2 })} × ${each} = ${numberText(punti, { most: 2 })}`
}

/** How a place compares with the month before: "▲ 2", and in words. */
export function movement(
  posizione: number,
  prima: number | null,
): { sign: string; words: string; tone: 'up' | 'down' | 'same' | 'new' } {
  if (prima === null) return { sign: 'nuovo', words: 'non era in classifica il mese prima', tone: 'new' }
  const by = prima - posizione
  if (by === 0) return { sign: '=', words: 'come il mese prima', tone: 'same' }
  const places = Math.abs(by) === 1 ? '1 posto' : `${Math.abs(by)} posti`
  return by > 0
    ? { sign: `▲ ${by}`, words: `${places} più su del mese prima`, tone: 'up' }
    : { sign: `▼ ${-by}`, words: `${places} più giù del mese prima`, tone: 'down' }
}

/** What it takes to be in a ranking: "1 pratica liquidata". */
export function minimumWords(minimo: number, of: 'agenti' | 'dipendenti'): string {
  const [one, many] =
    of === 'agenti' ? ['pratica liquidata', 'pratiche liquidate'] : ['operazione', 'operazioni in tutto']
  return `${numberText(minimo, { most: 2 })} ${minimo === 1 ? one : many}`
}
