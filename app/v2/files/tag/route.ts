import { tagRow } from '@/lib/features/file-manager/move-row'
import { files } from '@/lib/features/file-manager/resource'
import { tagSchema } from '@/lib/features/file-manager/schema'
import { verbRoute } from '@/lib/resources/verb-route'

export const { POST } = verbRoute(files, 'tag', tagSchema, tagRow)
