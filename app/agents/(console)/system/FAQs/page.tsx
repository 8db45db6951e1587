import { PageHeader } from '@/components/data/page/page-header'
import { AgentFaqs } from '@/components/faqs/agent-faqs'
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
