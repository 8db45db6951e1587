'use client'

import { recordForm } from '@/components/data/record-form'
import { clientRules, clientSchema } from './schema'

export const ClientForm = recordForm(clientSchema, clientRules)
