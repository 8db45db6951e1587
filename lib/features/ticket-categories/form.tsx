'use client'

import { recordForm } from '@/components/data/record-form'
import { ticketCategorySchema } from './schema'

export const TicketCategoryForm = recordForm(ticketCategorySchema)
