import { addDays } from '@/lib/core/dates'

/** How long an invitation waits for an answer. */
export const INVITE_DAYS = 30

/** How a person on a case stands to the client's area, as whoever works on the case reads it. */
export const COLLEGAMENTI = {
  collegata: { label: 'Segue la pratica', tone: 'ok' },
  invitata: { label: 'Invitata, non ha ancora risposto', tone: 'info' },
  scaduta: { label: 'Invito scaduto', tone: 'warn' },
  rifiutata: { label: 'Non ha accettato', tone: 'neutral' },
  senza_email: { label: 'Senza e-mail: non vede la pratica', tone: 'neutral' },
} as const
export type Collegamento = keyof typeof COLLEGAMENTI

type Linkable = { clientId: string | null; invitedAt: Date | null; refusedAt: Date | null }

export function linkState({ clientId, invitedAt, refusedAt }: Linkable, now = new Date()): Collegamento {
  if (clientId) return 'collegata'
  if (refusedAt) return 'rifiutata'
  if (!invitedAt) return 'senza_email'
  return addDays(invitedAt, INVITE_DAYS) < now ? 'scaduta' : 'invitata'
}
