'use client'

import { FaqPreview } from '@/components/content/faq-preview'
import { recordForm } from '@/components/data/form/record-form'
import { faqSchema } from './schema'

export const FaqForm = recordForm(faqSchema, undefined, { Preview: FaqPreview })
