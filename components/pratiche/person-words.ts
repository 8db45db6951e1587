import type { Shape, Tone } from '@/components/ui/status-words'
import type { Collegamento } from '@/lib/features/pratiche/link-state'

/** The link states of a person on a case, in words for agents and administrators. */
export const COLLEGAMENTI: Record<Collegamento, { label: string; tone: Tone; shape: Shape }> = {
  collegata: { label: 'Segue la pratica', tone: 'ok', shape: 'check' },
  invitata: { label: 'Invitata, non ha ancora risposto', tone: 'info', shape: 'half' },
  scaduta: { label: 'Invito scaduto', tone: 'warn', shape: 'ring' },
  rifiutata: { label: 'Non ha accettato', tone: 'neutral', shape: 'cross' },
  senza_email: { label: 'Senza e-mail: non vede la pratica', tone: 'neutral', shape: 'dot' },
}
