import { TicketCategoryForm } from '@/lib/features/ticket-categories/form'
import { ticketCategories } from '@/lib/features/ticket-categories/resource'
import { itemPage } from '@/lib/resources/pages'

export const metadata = { title: 'Categoria dei ticket' }

export default itemPage(ticketCategories, TicketCategoryForm)
