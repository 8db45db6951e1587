'use client'

import { recordForm } from '@/components/data/form/record-form'
import { bankProductRules, bankProductSchema } from './schema'

export const BankProductForm = recordForm(bankProductSchema, bankProductRules)
