import { TicketCategoryForm } from '@/lib/features/tickets/categories/form'
import { ticketCategories } from '@/lib/features/tickets/categories/resource'
import { addPage } from '@/lib/resources/pages'

export const metadata = { title: 'Nuova categoria dei ticket' }

export default addPage(ticketCategories, TicketCategoryForm)
