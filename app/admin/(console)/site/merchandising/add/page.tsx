import { ArticleForm } from '@/lib/features/merchandising/form'
import { merchandising } from '@/lib/features/merchandising/resource'
import { addPage } from '@/lib/resources/pages'

export const metadata = { title: 'Nuovo articolo' }

export default addPage(merchandising, ArticleForm)
