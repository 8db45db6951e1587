import { CoursePage } from '@/components/formazione/course-page'
import { formazione } from '@/lib/features/formazione/resource'
import { detailPage } from '@/lib/resources/pages'

export const metadata = { title: 'Corso' }

export default detailPage(formazione, CoursePage)
