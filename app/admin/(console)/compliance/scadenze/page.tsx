import { Queue } from '@/components/compliance/compliance-home'
import { QueuePages } from '@/components/compliance/queue-pages'
import { PageHeader } from '@/components/data/page/page-header'
import { EmptyState } from '@/components/ui/empty-state'
import { requireAdmin } from '@/lib/auth/gates'
import { dueQueue } from '@/lib/features/compliance/data'
import { queuePage } from '@/lib/features/compliance/schema'
import { orMissingPage } from '@/lib/http/missing-page'

export const metadata = { title: 'Scadenze' }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function DuesPage({ searchParams }: Props) {
  const scope = await requireAdmin('compliance_see')
  const { coda, pagina } = queuePage.parse(await searchParams)
  const { queue, oggi, pagine } = await orMissingPage(dueQueue(scope, coda, pagina))
  return (
    <>
      <PageHeader title={queue.titolo} />
      {queue.items.length === 0 ? (
        <EmptyState title="Niente in questa pagina">{queue.total === 0 && queue.vuoto}</EmptyState>
      ) : (
        <Queue queue={queue} today={oggi} />
      )}
      <QueuePages at={queue.tutti} page={pagina} pages={pagine} total={queue.total} />
    </>
  )
}
