import type { Shape, Tone } from '@/components/ui/status-words'
import type { PraticaDetail } from '@/lib/features/pratiche/data'
import type { Collegamento } from '@/lib/features/pratiche/link-state'

export type Persona = PraticaDetail['persone'][number]

/** "Nome Cognome" of who asks for the loan. */
export function nameOf({
  persone,
  intestatario,
  codice,
}: Pick<PraticaDetail, 'persone' | 'intestatario' | 'codice'>) {
  const person = persone.find(({ ruolo }) => ruolo === 'richiedente')
  return person ? `${person.nome} ${person.cognome}` : intestatario || codice
}

/** The link states of a person on a case, in words for agents and administrators. */
export const COLLEGAMENTI: Record<Collegamento, { label: string; tone: Tone; shape: Shape }> = {
  collegata: { label: 'Segue la pratica', tone: 'ok', shape: 'check' },
  invitata: { label: 'Invitata, non ha ancora risposto', tone: 'info', shape: 'half' },
  scaduta: { label: 'Invito scaduto', tone: 'warn', shape: 'ring' },
  rifiutata: { label: 'Non ha accettato', tone: 'neutral', shape: 'cross' },
  senza_email: { label: 'Senza e-mail: non vede la pratica', tone: 'neutral', shape: 'dot' },
}
