import { requests } from '@/lib/features/requests/resource'
import { listPage } from '@/lib/resources/pages'

export default listPage(requests)
