import { SyncList } from '@/components/syncs/sync-list'
import { syncs } from '@/lib/features/syncs/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Importazioni da EGG' }

export default listPage(syncs, { List: SyncList })
