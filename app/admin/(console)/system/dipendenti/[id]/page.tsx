import { EmployeeForm } from '@/lib/features/employees/form'
import { employees } from '@/lib/features/employees/resource'
import { itemPage } from '@/lib/resources/pages'

export const metadata = { title: 'Dipendente' }

export default itemPage(employees, EmployeeForm)
