import { TicketCategoryForm } from '@/lib/features/tickets/categories/form'
import { ticketCategories } from '@/lib/features/tickets/categories/resource'
import { itemPage } from '@/lib/resources/pages'

export const metadata = { title: 'Categoria dei ticket' }

export default itemPage(ticketCategories, TicketCategoryForm)
