import { CourseForm } from '@/components/formazione/course-form'
import { formazione } from '@/lib/features/formazione/resource'
import { addPage } from '@/lib/resources/pages'

export const metadata = { title: 'Nuovo corso' }

export default addPage(formazione, CourseForm)
