import { ToolsScreen } from '@/components/calculators/tools-screen'
import { requireAgent } from '@/lib/auth/gates'

export const metadata = { title: 'Strumenti' }

export default async function ToolsPage() {
  await requireAgent()
  return <ToolsScreen />
}
