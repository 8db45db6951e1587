import { moveRow } from '@/lib/features/files/manager/move-row'
import { files } from '@/lib/features/files/manager/resource'
import { moveSchema } from '@/lib/features/files/manager/schema'
import { verbRoute } from '@/lib/resources/verb-route'

export const { POST } = verbRoute(files, 'move', moveSchema, moveRow)
