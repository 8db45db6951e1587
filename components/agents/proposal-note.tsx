import { formatInstant } from '@/lib/core/dates'
import type { OwnAgent } from '@/lib/features/agents/own-schema'
import classes from './own-profile.module.css'

/** Where what the agent has proposed stands; nothing once it is shown. */
export function ProposalNote({ own: { proposta } }: { own: OwnAgent }) {
  if (!proposta) return null
  if (proposta.aspetta)
    return (
      <p role="status" className={classes.note}>
        Fotografia e presentazione che vedi qui aspettano l’approvazione della sede dal{' '}
        {formatInstant(proposta.propostoAt)}. Sul sito restano quelle di prima.
      </p>
    )
  if (!proposta.rifiuto) return null
  return (
    <p role="status" className={classes.note}>
      La sede non ha approvato l’ultima modifica: «{proposta.rifiuto}»
    </p>
  )
}
