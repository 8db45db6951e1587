'use client'

import { recordForm } from '@/components/data/form/record-form'
import { informazioneSchema } from './schema'

export const InformazioneForm = recordForm(informazioneSchema)
