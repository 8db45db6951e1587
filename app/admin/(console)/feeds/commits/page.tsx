import { withFieldNames } from '@/lib/features/commits/columns'
import { commits } from '@/lib/features/commits/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Modifiche' }

export default listPage(commits, { viewFor: withFieldNames })
