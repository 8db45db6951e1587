import { PageHeader } from '@/components/data/page/page-header'
import { RefreshOn } from '@/components/shell/refresh-on'
import { Stack } from '@/components/ui/layout'
import type { Invito } from '@/lib/features/pratiche/schema'
import { ClientCase, type ClientCaseData } from './client-case'
import { Invites } from './invites'
import { NoCases } from './no-cases'

type Props = { cases: readonly ClientCaseData[]; invites: readonly Invito[] }

/** Every case of the client, kept up to date while the page is open. */
export function ClientCases({ cases, invites }: Props) {
  return (
    <>
      <RefreshOn events={['pratica.updated']} />
      <PageHeader title="Le tue pratiche">
        {cases.length > 0 && 'Questa pagina si aggiorna da sola quando qualcosa cambia.'}
      </PageHeader>
      <Invites invites={invites} />
      {cases.length === 0 && invites.length === 0 && <NoCases />}
      <Stack gap="lg">
        {cases.map((data) => (
          <ClientCase key={data.pratica._id} {...data} />
        ))}
      </Stack>
    </>
  )
}
