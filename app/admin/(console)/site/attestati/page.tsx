import { attestatiEsterni } from '@/lib/features/formazione/attestati-esterni/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Attestati esterni' }

export default listPage(attestatiEsterni)
