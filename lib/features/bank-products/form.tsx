'use client'

import { recordForm } from '@/components/data/record-form'
import { bankProductRules, bankProductSchema } from './schema'

export const BankProductForm = recordForm(bankProductSchema, bankProductRules)
