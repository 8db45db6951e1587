import { OfficePredictions } from '@/components/predictions/prediction-lists'
import { predictions } from '@/lib/features/predictions/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Previsioni' }

export default listPage(predictions, { List: OfficePredictions })
