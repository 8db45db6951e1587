'use client'

import { recordForm } from '@/components/data/record-form'
import { bankAccordoRules, bankAccordoSchema } from './schema'

export const BankAccordoForm = recordForm(bankAccordoSchema, bankAccordoRules)
