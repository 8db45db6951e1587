import { Directory } from '@/components/agents/directory/directory'
import { requireAgent } from '@/lib/auth/gates'

export const metadata = { title: 'Colleghi' }

export default async function ColleaguesPage() {
  await requireAgent()
  return <Directory title="Colleghi" canPass />
}
