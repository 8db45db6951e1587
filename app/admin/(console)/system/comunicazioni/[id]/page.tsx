import { AnnouncementPage } from '@/components/comunicazioni/announcement-page'
import { comunicazioni } from '@/lib/features/comunicazioni/resource'
import { detailPage } from '@/lib/resources/pages'

export const metadata = { title: 'Comunicazione' }

export default detailPage(comunicazioni, AnnouncementPage)
