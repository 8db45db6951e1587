import { numberText } from '@/lib/core/number-text'

/** A number with what it counts, which follows it: "1 giorno", "1.200 giorni". */
export const counted = (count: number, one: string, many: string): string =>
  `${numberText(count)} ${count === 1 ? one : many}`

export const days = (count: number): string => counted(count, 'giorno', 'giorni')
export const months = (count: number): string => counted(count, 'mese', 'mesi')
export const minutes = (count: number): string => counted(count, 'minuto', 'minuti')
