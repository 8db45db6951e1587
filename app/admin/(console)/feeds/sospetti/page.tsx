import { SuspicionsList } from '@/components/aml/suspicions/office-list'
import { PageHeader } from '@/components/data/page/page-header'
import { requireAdmin } from '@/lib/auth/gates'
import { listSuspicions } from '@/lib/features/aml/suspicions/data'
import { orMissingPage } from '@/lib/http/missing-page'

export const metadata = { title: 'Da valutare' }

export default async function SuspicionsPage() {
  const scope = await requireAdmin('aml_manage')
  const items = await orMissingPage(listSuspicions(scope))
  return (
    <>
      <PageHeader title="Segnalazioni di sospetto">
        Le legge soltanto chi risponde dell’antiriciclaggio: non copiarle e non parlarne, mai con il cliente.
      </PageHeader>
      <SuspicionsList first={items} />
    </>
  )
}
