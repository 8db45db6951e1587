import { Notice } from '@/components/ui/notice'
import { formatInstant } from '@/lib/core/dates'
import type { OwnAgent } from '@/lib/features/agents/own-schema'

/** Where what the agent has proposed stands; nothing once it is shown. */
export function ProposalNote({ own: { proposta } }: { own: OwnAgent }) {
  if (!proposta) return null
  if (proposta.aspetta)
    return (
      <Notice role="status" component="p" tone="warn" py="xs" px="sm">
        Fotografia e presentazione che vedi qui aspettano l’approvazione della sede dal{' '}
        {formatInstant(proposta.propostoAt)}. Sul sito restano quelle di prima.
      </Notice>
    )
  if (!proposta.rifiuto) return null
  return (
    <Notice role="status" component="p" tone="warn" py="xs" px="sm">
      La sede non ha approvato l’ultima modifica: «{proposta.rifiuto}»
    </Notice>
  )
}
