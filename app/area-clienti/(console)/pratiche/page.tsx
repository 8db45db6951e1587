import { ClientCases } from '@/components/clients/client-cases'
import { requireClient } from '@/lib/auth/gates'
import { clientPratiche } from '@/lib/features/pratiche/data'
import { clientInvites } from '@/lib/features/pratiche/invited'
import { expectedAnswers } from '@/lib/features/reports/expected-answer'
import { percorso } from '@/lib/words/case-states'

export const metadata = { title: 'Le tue pratiche' }

export default async function ClientCasesPage() {
  const scope = await requireClient()
  const [pratiche, invites] = await Promise.all([clientPratiche(scope), clientInvites(scope)])
  const expected = await expectedAnswers(pratiche)
  const cases = pratiche.map((pratica) => ({
    pratica,
    percorso: percorso(pratica.product),
    attesa: expected.get(pratica._id),
  }))
  return <ClientCases cases={cases} invites={invites} />
}
