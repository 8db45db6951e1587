'use client'

import { recordForm } from '@/components/data/record-form'
import { segnalatoreRules, segnalatoreSchema } from './schema'

export const SegnalatoreForm = recordForm(segnalatoreSchema, segnalatoreRules)
