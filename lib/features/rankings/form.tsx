'use client'

import { recordForm } from '@/components/data/form/record-form'
import { MonthField } from '@/components/rankings/month-field'
import { rankingSchema } from './schema'

export const RankingForm = recordForm(rankingSchema, undefined, { widgets: { mese: MonthField } })
