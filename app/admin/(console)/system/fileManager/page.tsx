import { FilesList } from '@/components/file-manager/files-list'
import { files } from '@/lib/features/file-manager/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'File' }

export default listPage(files, { List: FilesList })
