'use client'

import { NewsPreview } from '@/components/content/news-preview'
import { recordForm } from '@/components/data/record-form'
import { newsRules, newsSchema } from './schema'

export const NewsForm = recordForm(newsSchema, newsRules, { Preview: NewsPreview })
