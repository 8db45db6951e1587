import { PredictionForm } from '@/lib/features/predictions/form'
import { predictions } from '@/lib/features/predictions/resource'
import { itemPage } from '@/lib/resources/pages'

export const metadata = { title: 'Previsione' }

export default itemPage(predictions, PredictionForm, { area: 'agent' })
