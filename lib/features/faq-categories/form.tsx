'use client'

import { recordForm } from '@/components/data/record-form'
import { faqCategorySchema } from './schema'

export const FaqCategoryForm = recordForm(faqCategorySchema)
