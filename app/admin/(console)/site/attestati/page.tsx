import { attestatiEsterni } from '@/lib/features/attestati-esterni/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Attestati esterni' }

export default listPage(attestatiEsterni)
