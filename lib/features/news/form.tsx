'use client'

import { recordForm } from '@/components/data/record-form'
import { newsRules, newsSchema } from './schema'

export const NewsForm = recordForm(newsSchema, newsRules)
