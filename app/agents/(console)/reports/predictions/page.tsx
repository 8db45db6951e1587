import { ownView } from '@/components/agents/own-view'
import { AgentPredictions } from '@/components/predictions/prediction-lists'
import { predictions } from '@/lib/features/predictions/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Previsioni' }

export default listPage(predictions, { area: 'agent', List: AgentPredictions, viewFor: ownView })
