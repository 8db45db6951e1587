'use client'

import { recordForm } from '@/components/data/record-form'
import { ticketMacroSchema } from './schema'

export const TicketMacroForm = recordForm(ticketMacroSchema)
