import { OfficeCaseList } from '@/components/pratiche/office-list'
import { pratiche } from '@/lib/features/pratiche/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Pratiche' }

export default listPage(pratiche, { List: OfficeCaseList })
