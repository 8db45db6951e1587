'use client'

import { recordForm } from '@/components/data/record-form'
import { agentRankingSchema, employeeRankingSchema } from './schema'

export const AgentRankingForm = recordForm(agentRankingSchema)
export const EmployeeRankingForm = recordForm(employeeRankingSchema)
