'use client'

import { recordForm } from '@/components/data/form/record-form'
import { estrattoSchema } from '@/lib/features/provvigioni/estratti/schema'

/** What the office notes on a draft. */
export const StatementNotes = recordForm(estrattoSchema)
