'use client'

import { recordForm } from '@/components/data/record-form'
import { ordineSchema } from '@/lib/features/ordini/schema'

/** What the office notes on an order. */
export const OrderNotes = recordForm(ordineSchema)
