import { moveRow } from '@/lib/features/file-manager/move-row'
import { files } from '@/lib/features/file-manager/resource'
import { moveSchema } from '@/lib/features/file-manager/schema'
import { verbRoute } from '@/lib/resources/verb-route'

export const { POST } = verbRoute(files, 'move', moveSchema, moveRow)
