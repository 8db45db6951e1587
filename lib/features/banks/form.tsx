'use client'

import { recordForm } from '@/components/data/record-form'
import { bankSchema } from './schema'

export const BankForm = recordForm(bankSchema)
