import { UrgentBanner } from '@/components/comunicazioni/urgent-banner'
import { HoursBanner } from '@/components/formazione/hours-banner'
import { AgentHome, expectedCases } from '@/components/home/agent-home'
import { Notices } from '@/components/home/notices'
import { QueuePage } from '@/components/home/queue-page'
import { widthOf } from '@/lib/auth/agent-scope'
import { requireAgent } from '@/lib/auth/gates'
import { type SearchParams, searchParam } from '@/lib/auth/search-param'
import { todayInRome } from '@/lib/core/dates'
import { urgentNotices } from '@/lib/features/comunicazioni/data'
import { ownShort } from '@/lib/features/formazione/short-of'
import { agentContacts, agentDocuments, agentHome, agentIdentifications } from '@/lib/features/home/data'

export const metadata = { title: 'Oggi' }

export default async function AgentToday({ searchParams }: { searchParams: SearchParams }) {
  const scope = await requireAgent()
  const coda = await searchParam(searchParams, 'coda')
  if (coda === 'contatti') return <QueuePage name="contatti" queue={await agentContacts(scope)} />
  if (coda === 'documenti') return <QueuePage name="documenti" queue={await agentDocuments(scope)} />
  if (coda === 'identificazioni')
    return <QueuePage name="identificazioni" queue={await agentIdentifications(scope)} />
  const { actor } = scope
  const [notices, data, short] = await Promise.all([urgentNotices(scope), agentHome(scope), ownShort(scope)])
  return (
    <>
      <Notices>
        <UrgentBanner notices={notices} />
        <HoursBanner short={short} />
      </Notices>
      <AgentHome
        nome={actor.nome}
        today={todayInRome()}
        data={data}
        expectedHref={expectedCases(widthOf(actor) === 'own' ? null : actor.userId)}
      />
    </>
  )
}
