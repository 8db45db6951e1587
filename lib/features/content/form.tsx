'use client'

import { recordForm } from '@/components/data/record-form'
import { pageSchema } from './schema'

export const PageForm = recordForm(pageSchema)
