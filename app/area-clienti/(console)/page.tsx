import { ClientHome } from '@/components/clients/client-home'
import { requireClient } from '@/lib/auth/gates'
import { clientPratiche } from '@/lib/features/pratiche/data'
import { clientInvites } from '@/lib/features/pratiche/invited'
import { percorso } from '@/lib/features/pratiche/states'

export const metadata = { title: 'La tua area' }

export default async function ClientArea() {
  const scope = await requireClient()
  const [pratiche, invites] = await Promise.all([clientPratiche(scope), clientInvites(scope)])
  const cases = pratiche.map((pratica) => ({ pratica, percorso: percorso(pratica.product) }))
  return <ClientHome nome={scope.actor.nome} cases={cases} invites={invites} />
}
