import { AdminsList } from '@/components/admins/admins-list'
import { admins } from '@/lib/features/admins/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Amministratori' }

export default listPage(admins, { List: AdminsList, deletesRows: false })
