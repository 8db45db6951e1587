'use client'

import { recordForm } from '@/components/data/form/record-form'
import { ticketCalendarSchema } from './schema'

export const TicketCalendarForm = recordForm(ticketCalendarSchema)
