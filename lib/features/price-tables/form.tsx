'use client'

import { recordForm } from '@/components/data/record-form'
import { priceTableRules, priceTableSchema } from './schema'

export const PriceTableForm = recordForm(priceTableSchema, priceTableRules)
