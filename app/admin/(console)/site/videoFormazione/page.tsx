import { formazione } from '@/lib/features/formazione/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Video formazione' }

export default listPage(formazione)
