import { employees } from '@/lib/features/employees/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Dipendenti' }

export default listPage(employees)
