import { CoursePage } from '@/components/training-office/course-page'
import { formazione } from '@/lib/features/formazione/resource'
import { detailPage } from '@/lib/resources/pages'

export const metadata = { title: 'Corso' }

export default detailPage(formazione, CoursePage)
