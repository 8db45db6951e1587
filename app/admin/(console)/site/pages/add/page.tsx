import { PageForm } from '@/lib/features/content/form'
import { pages } from '@/lib/features/content/resource'
import { addPage } from '@/lib/resources/pages'

export const metadata = { title: 'Nuova pagina' }

export default addPage(pages, PageForm)
