'use client'

import { recordForm } from '@/components/data/form/record-form'
import { ticketCategorySchema } from './schema'

export const TicketCategoryForm = recordForm(ticketCategorySchema)
