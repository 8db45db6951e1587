'use client'

import { recordForm } from '@/components/data/record-form'
import { praticaSchema } from './schema'

export const PraticaForm = recordForm(praticaSchema)
