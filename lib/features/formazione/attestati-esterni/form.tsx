'use client'

import { recordForm } from '@/components/data/form/record-form'
import { externalCertificateSchema } from './schema'

export const ExternalCertificateForm = recordForm(externalCertificateSchema)
