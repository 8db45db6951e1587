import { commits } from '@/lib/features/commits/resource'
import { listPage } from '@/lib/resources/pages'

export default listPage(commits)
