import { CASES } from '@/components/agents/paths'
import { PageHeader } from '@/components/data/page/page-header'
import { RefreshOn } from '@/components/shell/refresh-on'
import { EmptyState } from '@/components/ui/empty-state'
import { Lines, Paper } from '@/components/ui/layout'
import type { ContactItem, DocumentItem, IdentificationItem, Queue } from '@/lib/features/home/types'
import { Contacts, Documents, Identifications } from './queues'

type Props =
  | { name: 'contatti'; queue: Queue<ContactItem> }
  | { name: 'documenti'; queue: Queue<DocumentItem> }
  | { name: 'identificazioni'; queue: Queue<IdentificationItem> }

const TITLES = {
  contatti: 'Contatti a cui rispondere',
  documenti: 'Documenti da verificare',
  identificazioni: 'Clienti da identificare',
} as const

/** The whole of a queue that has no list of its own. */
export function QueuePage({ name, queue }: Props) {
  const { total, items } = queue
  return (
    <>
      <RefreshOn events={['pratica.updated']} />
      <PageHeader title={`${TITLES[name]} (${total})`}>
        {total > items.length && `I primi ${items.length}: gli altri compaiono man mano che li lavori.`}
      </PageHeader>
      {total === 0 && <EmptyState title="Niente in attesa">Hai finito: torna a Oggi.</EmptyState>}
      {total > 0 && (
        <Paper component="section" withBorder radius="md" miw={0} aria-label={TITLES[name]}>
          <Lines component="ul">
            {name === 'contatti' && <Contacts items={queue.items as ContactItem[]} casePage={CASES} />}
            {name === 'documenti' && <Documents items={queue.items as DocumentItem[]} casePage={CASES} />}
            {name === 'identificazioni' && (
              <Identifications items={queue.items as IdentificationItem[]} casePage={CASES} />
            )}
          </Lines>
        </Paper>
      )}
    </>
  )
}
