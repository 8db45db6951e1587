import { FilePage } from '@/components/files/manager/file-page'
import { files } from '@/lib/features/files/manager/resource'
import { detailPage } from '@/lib/resources/pages'

export const metadata = { title: 'File' }

export default detailPage(files, FilePage)
