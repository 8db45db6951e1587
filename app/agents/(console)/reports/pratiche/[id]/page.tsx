import { CasePage } from '@/components/pratiche/case-page'
import { orNotFound } from '@/components/pratiche/or-not-found'
import { can } from '@/lib/auth/actor'
import { requireAgent } from '@/lib/auth/gates'
import { praticaDetail } from '@/lib/features/pratiche/data'
import { statiOptions } from '@/lib/features/pratiche/layout'
import { pratiche } from '@/lib/features/pratiche/resource'
import { percorso } from '@/lib/features/pratiche/states'

export const metadata = { title: 'Pratica' }

type Props = { params: Promise<{ id: string }> }

export default async function AgentCase({ params }: Props) {
  const { actor } = await requireAgent()
  const pratica = await orNotFound(praticaDetail(actor, (await params).id))
  return (
    <CasePage
      initial={pratica}
      view={pratiche.view}
      stati={statiOptions}
      percorso={percorso(pratica.product)}
      canSeeHistory={can(actor, 'commits_see')}
    />
  )
}
