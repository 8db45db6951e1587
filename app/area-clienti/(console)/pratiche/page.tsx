import { ClientCases } from '@/components/clients/client-cases'
import { requireClient } from '@/lib/auth/gates'
import { clientPratiche } from '@/lib/features/pratiche/data'
import { percorso } from '@/lib/features/pratiche/states'

export const metadata = { title: 'Le tue pratiche' }

export default async function ClientCasesPage() {
  const pratiche = await clientPratiche(await requireClient())
  return <ClientCases cases={pratiche.map((pratica) => ({ pratica, percorso: percorso(pratica.product) }))} />
}
