import { adminsWith } from '@/lib/resources/access'

/** Courses are the office's: agents read their own by GET /v2/formazione/corsi. */
export const managesCourses = adminsWith('content_manage')
