'use client'

import { recordForm } from '@/components/data/form/record-form'
import { faqCategorySchema } from './schema'

export const FaqCategoryForm = recordForm(faqCategorySchema)
