'use client'

import { PagePreview } from '@/components/content/page-preview'
import { recordForm } from '@/components/data/record-form'
import { pageSchema } from './schema'

export const PageForm = recordForm(pageSchema, undefined, { Preview: PagePreview })
