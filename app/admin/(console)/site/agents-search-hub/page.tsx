import { Directory } from '@/components/agents/directory/directory'
import { requireAdmin } from '@/lib/auth/gates'

export const metadata = { title: 'Rubrica agenti' }

const AGENTS = '/admin/site/agents/'

export default async function AgentsSearchPage() {
  await requireAdmin('agents_manage')
  return (
    <Directory
      title="Rubrica agenti"
      opens={[AGENTS, '/hub']}
      links={[
        ['Apri la scrivania', AGENTS, '/hub'],
        ['Apri la scheda', AGENTS, ''],
      ]}
    />
  )
}
