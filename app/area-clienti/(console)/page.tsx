import { ClientHome } from '@/components/clients/client-home'
import { requireClient } from '@/lib/auth/gates'
import { ownAgent } from '@/lib/features/accounts/own-agent'
import { friendsOf } from '@/lib/features/friends/data'
import { clientMandates } from '@/lib/features/incarichi/data'
import { clientLeads } from '@/lib/features/leads/follow'
import { clientPratiche } from '@/lib/features/pratiche/data'
import { clientInvites } from '@/lib/features/pratiche/invited'
import { casesToRate } from '@/lib/features/ratings/data'
import { clientQuotes } from '@/lib/features/saved-quotes/received'
import { percorso } from '@/lib/words/case-states'

export const metadata = { title: 'La tua area' }

export default async function ClientArea() {
  const scope = await requireClient()
  const [pratiche, invites, quotes, mandates, ratings, friends, requests, own] = await Promise.all([
    clientPratiche(scope),
    clientInvites(scope),
    clientQuotes(scope),
    clientMandates(scope),
    casesToRate(scope),
    friendsOf(scope),
    clientLeads(scope),
    ownAgent(scope),
  ])
  const cases = pratiche.map((pratica) => ({ pratica, percorso: percorso(pratica.product) }))
  return (
    <ClientHome
      nome={scope.actor.nome}
      cases={cases}
      invites={invites}
      quotes={quotes}
      mandates={mandates}
      ratings={ratings}
      friends={friends}
      requests={requests}
      own={own}
    />
  )
}
