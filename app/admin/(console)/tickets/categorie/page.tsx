import { ticketCategories } from '@/lib/features/tickets/categories/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Categorie dei ticket' }

export default listPage(ticketCategories)
