import { EmployeeForm } from '@/lib/features/employees/form'
import { employees } from '@/lib/features/employees/resource'
import { addPage } from '@/lib/resources/pages'

export const metadata = { title: 'Nuovo dipendente' }

export default addPage(employees, EmployeeForm)
