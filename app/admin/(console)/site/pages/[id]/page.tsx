import { PageForm } from '@/lib/features/content/form'
import { pages } from '@/lib/features/content/resource'
import { itemPage } from '@/lib/resources/pages'

export const metadata = { title: 'Pagina' }

export default itemPage(pages, PageForm)
