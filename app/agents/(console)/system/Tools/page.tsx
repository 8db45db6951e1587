import { ToolsScreen } from '@/components/tools/tools-screen'
import { requireAgent } from '@/lib/auth/gates'

export const metadata = { title: 'Strumenti' }

export default async function ToolsPage() {
  await requireAgent()
  return <ToolsScreen />
}
