'use client'

import { recordForm } from '@/components/data/form/record-form'
import { segnalatoreRules, segnalatoreSchema } from './schema'

export const SegnalatoreForm = recordForm(segnalatoreSchema, segnalatoreRules)
