import { type NumberReading, readNumber } from '@/lib/italian/numbers'
import type { Filter } from './view'

/**
 * One end of a filter's range as an address has it, written by the filter or by hand: of amounts "150.000" is a hundred and
 * fifty thousand, other numbers have their decimals behind a point.
 */
export const rangeNumber = (kind: Filter['kind'], text: string): NumberReading =>
  readNumber(text, kind === 'moneyRange' ? 'money' : 'rate', { negative: true })
