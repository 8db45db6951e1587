import { pages } from '@/lib/features/content/resource'
import { listPage } from '@/lib/resources/pages'

export default listPage(pages)
