'use client'

import { recordForm } from '@/components/data/form/record-form'
import { clientRules, clientSchema } from './schema'

export const ClientForm = recordForm(clientSchema, clientRules)
