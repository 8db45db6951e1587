import { informazioni } from '@/lib/features/content/informazioni/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Informazioni sul credito' }

export default listPage(informazioni)
