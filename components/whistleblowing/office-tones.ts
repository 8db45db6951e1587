import type { Tone } from '@/lib/words/options'

/** How urgent a state looks. */
export const TONES: Record<string, Tone> = { ricevuta: 'warn', in_esame: 'info', chiusa: 'ok' }
