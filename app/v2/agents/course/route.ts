import { courseBody } from '@/lib/features/agents/chosen-verbs'
import { agents } from '@/lib/features/agents/resource'
import { assignCourse } from '@/lib/features/formazione/assign-course'
import { verbRoute } from '@/lib/resources/verb-route'

export const { POST } = verbRoute(agents, 'course', courseBody, assignCourse)
