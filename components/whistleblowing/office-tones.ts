import type { Tone } from '@/lib/resources/view'

/** How urgent a state looks. */
export const TONES: Record<string, Tone> = { ricevuta: 'warn', in_esame: 'info', chiusa: 'ok' }
