'use client'

import { recordForm } from '@/components/data/form/record-form'
import { ticketMacroSchema } from './schema'

export const TicketMacroForm = recordForm(ticketMacroSchema)
