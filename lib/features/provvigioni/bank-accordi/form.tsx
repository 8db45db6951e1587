'use client'

import { recordForm } from '@/components/data/form/record-form'
import { bankAccordoRules, bankAccordoSchema } from './schema'

export const BankAccordoForm = recordForm(bankAccordoSchema, bankAccordoRules)
