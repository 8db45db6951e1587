import type { Mark } from '../core/generations'

/** By it the site tells the listener that a reply may be kept, and until when. It never leaves the process. */
export const MARK_HEADER = 'x-kept-mark'

export const writeMark = ({ slots, counts }: Mark): string => `${slots.join()};${counts.join()}`

const numbers = (text: string) => (text === '' ? [] : text.split(',').map(Number))

export function readMark(text: string | string[] | undefined): Mark | null {
  if (typeof text !== 'string') return null
  const [slots = '', counts = ''] = text.split(';')
  return { slots: numbers(slots), counts: numbers(counts) }
}
