'use client'

import { recordForm } from '@/components/data/form/record-form'
import { employeeSchema } from './schema'

export const EmployeeForm = recordForm(employeeSchema)
