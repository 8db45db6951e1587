import { PredictionForm } from '@/lib/features/predictions/form'
import { predictions } from '@/lib/features/predictions/resource'
import { addPage } from '@/lib/resources/pages'

export const metadata = { title: 'Nuova previsione' }

export default addPage(predictions, PredictionForm, { area: 'agent' })
