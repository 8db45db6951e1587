'use client'

import { recordForm } from '@/components/data/form/record-form'
import { articleRules, articleSchema } from './article-schema'

export const ArticleForm = recordForm(articleSchema, articleRules)
