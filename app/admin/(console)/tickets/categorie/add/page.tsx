import { TicketCategoryForm } from '@/lib/features/ticket-categories/form'
import { ticketCategories } from '@/lib/features/ticket-categories/resource'
import { addPage } from '@/lib/resources/pages'

export const metadata = { title: 'Nuova categoria dei ticket' }

export default addPage(ticketCategories, TicketCategoryForm)
