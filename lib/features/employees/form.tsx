'use client'

import { recordForm } from '@/components/data/record-form'
import { employeeSchema } from './schema'

export const EmployeeForm = recordForm(employeeSchema)
