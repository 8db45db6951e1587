'use client'

import { recordForm } from '@/components/data/form/record-form'
import { ordineSchema } from '@/lib/features/merchandising/ordini/schema'
import { COST_CENTRE } from './cost-centre-input'

/** What the office notes on an order, and who pays for it. */
export const OrderNotes = recordForm(ordineSchema, undefined, { widgets: COST_CENTRE })
