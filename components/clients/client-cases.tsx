import { PageHeader } from '@/components/shell/page-header'
import { RefreshOn } from '@/components/shell/refresh-on'
import { ClientCase, type ClientCaseData } from './client-case'
import { NoCases } from './no-cases'

/** Every case of the client, kept up to date while the page is open. */
export function ClientCases({ cases }: { cases: readonly ClientCaseData[] }) {
  return (
    <>
      <RefreshOn events={['pratica.updated']} />
      <PageHeader title="Le tue pratiche">
        {cases.length > 0 && 'Questa pagina si aggiorna da sola quando qualcosa cambia.'}
      </PageHeader>
      {cases.length === 0 && <NoCases />}
      {cases.map((data) => (
        <ClientCase key={data.pratica._id} {...data} />
      ))}
    </>
  )
}
