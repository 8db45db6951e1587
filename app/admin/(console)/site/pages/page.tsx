import { pages } from '@/lib/features/content/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Pagine' }

export default listPage(pages)
