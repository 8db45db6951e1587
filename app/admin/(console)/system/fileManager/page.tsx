import { FilesList } from '@/components/files/manager/files-list'
import { files } from '@/lib/features/files/manager/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'File' }

export default listPage(files, { List: FilesList })
