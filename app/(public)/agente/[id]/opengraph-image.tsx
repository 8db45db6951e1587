import { OG_SIZE, ogImage } from '@/components/site/og'
import { publishedAgent } from '@/lib/features/agents/data'

export const alt = 'Un consulente, con nome, numero OAM e recensioni'
export const size = OG_SIZE
export const contentType = 'image/png'

export default async function Image({ params }: { params: Promise<{ id: string }> }) {
  const agent = await publishedAgent((await params).id)
  return ogImage(agent ? `${agent.nome} ${agent.cognome}, il tuo consulente` : 'I nostri consulenti')
}
