'use client'

import { recordForm } from '@/components/data/form/record-form'
import { predictionRules, predictionSchema } from './schema'

export const PredictionForm = recordForm(predictionSchema, predictionRules)
