import { comunicazioni } from '@/lib/features/comunicazioni/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Comunicazioni' }

export default listPage(comunicazioni)
