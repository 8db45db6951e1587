'use client'

import { recordForm } from '@/components/data/form/record-form'
import { praticaSchema } from './schema'

export const PraticaForm = recordForm(praticaSchema)
