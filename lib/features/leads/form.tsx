'use client'

import { z } from 'zod'
import { recordForm } from '@/components/data/record-form'

/** Of a lead only the notes are edited; its state has verbs of its own. */
export const LeadForm = recordForm(
  z.strictObject({ note: z.string().max(10_000, 'Al massimo 10.000 lettere.') }),
)
