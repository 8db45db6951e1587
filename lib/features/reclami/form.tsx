'use client'

import { recordForm } from '@/components/data/form/record-form'
import { complaintSchema } from './schema'

export const ComplaintForm = recordForm(complaintSchema)
