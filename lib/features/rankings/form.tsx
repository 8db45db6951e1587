'use client'

import { recordForm } from '@/components/data/record-form'
import { rankingSchema } from './schema'

export const RankingForm = recordForm(rankingSchema)
