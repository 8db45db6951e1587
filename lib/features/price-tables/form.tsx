'use client'

import { recordForm } from '@/components/data/form/record-form'
import { PriceRows } from '@/components/price-tables/price-rows'
import { priceTableRules, priceTableSchema } from './schema'

export const PriceTableForm = recordForm(priceTableSchema, priceTableRules, { widgets: { righe: PriceRows } })
