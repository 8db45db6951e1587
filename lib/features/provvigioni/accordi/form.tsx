'use client'

import { recordForm } from '@/components/data/form/record-form'
import { accordoRules, accordoSchema } from './schema'

export const AccordoForm = recordForm(accordoSchema, accordoRules)
