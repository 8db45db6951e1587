import { FilePage } from '@/components/file-manager/file-page'
import { files } from '@/lib/features/file-manager/resource'
import { detailPage } from '@/lib/resources/pages'

export const metadata = { title: 'File' }

export default detailPage(files, FilePage)
