'use client'

import { recordForm } from '@/components/data/form/record-form'
import { bankSchema } from './schema'

export const BankForm = recordForm(bankSchema)
