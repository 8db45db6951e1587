import { notFound } from 'next/navigation'
import { AgentForm } from '@/components/agents/agent-form'
import { FormSheet } from '@/components/data/form/form-sheet'
import { PageHeader } from '@/components/data/page/page-header'
import { requireRole } from '@/lib/auth/gates'
import { grantableBy } from '@/lib/features/agents/grants'
import { agents } from '@/lib/features/agents/resource'
import { abilities, initialOf } from '@/lib/resources/page-data'

export const metadata = { title: 'Nuovo agente' }

export default async function AddAgentPage() {
  const { actor } = await requireRole('admin', 'agents_manage')
  if (!abilities(agents, actor).canCreate) notFound()
  return (
    <>
      <PageHeader title="Nuovo agente">
        Riceve per e-mail un link, che vale sette giorni, per scegliere la password. Per entrare serve il
        numero OAM.
      </PageHeader>
      <FormSheet>
        <AgentForm view={agents.view} initial={initialOf(agents)} grantable={grantableBy(actor)} />
      </FormSheet>
    </>
  )
}
