'use client'

import { recordForm } from '@/components/data/record-form'
import { accordoRules, accordoSchema } from './schema'

export const AccordoForm = recordForm(accordoSchema, accordoRules)
