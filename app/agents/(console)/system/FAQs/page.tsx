import { AgentFaqs } from '@/components/faqs/agent-faqs'
import { PageHeader } from '@/components/shell/page-header'
import { requireAgent } from '@/lib/auth/gates'

export const metadata = { title: 'FAQ' }

export default async function AgentFaqsPage() {
  await requireAgent()
  return (
    <>
      <PageHeader title="FAQ" />
      <AgentFaqs />
    </>
  )
}
