import type { Mark } from '../../core/generations'

/** By it the site tells the listener that a reply may be kept, and until when. It never leaves the process. */
export const MARK_HEADER = 'x-kept-mark'

/** `forAll`: it is the same for those who say who they are. */
type Marked = { mark: Mark; forAll: boolean }

export const writeMark = ({ mark: { slots, counts }, forAll }: Marked): string =>
  `${slots.join()};${counts.join()}${forAll ? ';all' : ''}`

const numbers = (text: string) => (text === '' ? [] : text.split(',').map(Number))

export function readMark(text: string | string[] | undefined): Marked | null {
  if (typeof text !== 'string') return null
  const [slots = '', counts = '', whom] = text.split(';')
  return { mark: { slots: numbers(slots), counts: numbers(counts) }, forAll: whom === 'all' }
}
