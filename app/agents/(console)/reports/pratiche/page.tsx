import { CaseList } from '@/components/agents/case-list'
import { ownView } from '@/components/agents/own-view'
import { pratiche } from '@/lib/features/pratiche/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Pratiche' }

export default listPage(pratiche, { area: 'agent', List: CaseList, viewFor: ownView })
