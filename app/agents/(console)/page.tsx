import { AgentHome, expectedCases } from '@/components/home/agent-home'
import { QueuePage } from '@/components/home/queue-page'
import { widthOf } from '@/lib/auth/agent-scope'
import { requireAgent } from '@/lib/auth/gates'
import { type SearchParams, searchParam } from '@/lib/auth/search-param'
import { todayInRome } from '@/lib/core/dates'
import { agentContacts, agentDocuments, agentHome } from '@/lib/features/home/data'

export const metadata = { title: 'Oggi' }

export default async function AgentToday({ searchParams }: { searchParams: SearchParams }) {
  const scope = await requireAgent()
  const coda = await searchParam(searchParams, 'coda')
  if (coda === 'contatti') return <QueuePage name="contatti" queue={await agentContacts(scope)} />
  if (coda === 'documenti') return <QueuePage name="documenti" queue={await agentDocuments(scope)} />
  const { actor } = scope
  return (
    <AgentHome
      nome={actor.nome}
      today={todayInRome()}
      data={await agentHome(scope)}
      expectedHref={expectedCases(widthOf(actor) === 'own' ? null : actor.userId)}
    />
  )
}
