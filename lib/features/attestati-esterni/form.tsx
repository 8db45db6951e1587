'use client'

import { recordForm } from '@/components/data/record-form'
import { externalCertificateSchema } from './schema'

export const ExternalCertificateForm = recordForm(externalCertificateSchema)
