'use client'

import { recordForm } from '@/components/data/form/record-form'
import { agencyRules, agencySchema } from './schema'

export const AgencyForm = recordForm(agencySchema, agencyRules)
