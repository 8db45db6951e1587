'use client'

import { recordForm } from '@/components/data/record-form'
import { complaintSchema } from './schema'

export const ComplaintForm = recordForm(complaintSchema)
