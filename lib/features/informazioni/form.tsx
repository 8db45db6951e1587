'use client'

import { recordForm } from '@/components/data/record-form'
import { informazioneSchema } from './schema'

export const InformazioneForm = recordForm(informazioneSchema)
