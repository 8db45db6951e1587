'use client'

import { recordForm } from '@/components/data/record-form'
import { faqSchema } from './schema'

export const FaqForm = recordForm(faqSchema)
