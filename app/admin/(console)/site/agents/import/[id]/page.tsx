import { ImportPage } from '@/components/data/imports/import-page'
import { requireAdmin } from '@/lib/auth/gates'
import { agents } from '@/lib/features/agents/resource'
import { orMissingPage } from '@/lib/http/missing-page'
import { getRun } from '@/lib/imports/data'

export const metadata = { title: 'Importazione di agenti' }
export const instant = false

type Props = { params: Promise<{ id: string }> }

export default async function AgentsImportRunPage({ params }: Props) {
  const scope = await requireAdmin('agents_manage')
  const { id } = await params
  return <ImportPage run={await orMissingPage(getRun(scope, id, 'agents'))} fields={agents.view.form} />
}
