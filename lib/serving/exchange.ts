import type { Inner } from '@/lib/core/incoming-proof'
import type { Counters } from '@/lib/core/metrics'
import type { ExportOrder } from './export-thread'

/** What a thread of the site is given at its start; `threads` is how many there are to be. */
export type ThreadData = { inner: Inner; tally: Counters; leads: boolean; threads: number }

export type Order = 'hangUp' | 'close'
/** `failed`: nobody caught an error there, which it has logged; it goes on until it is told to end. */
export type Word = 'ready' | 'failed' | Order

/** What a thread says to that of the listener. */
export type Said = Word | { takeSlot: number; key: string } | { giveSlot: number } | { export: ExportOrder }
/** And what it hears. */
export type Told = Order | { noSlot: number }
