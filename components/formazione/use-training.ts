import { useQuery, useQueryClient } from '@tanstack/react-query'
import { toastSuccess } from '@/components/ui/toasts'
import type { Course, Lesson, Progress, QuizResult } from '@/lib/features/formazione/types'
import { api } from '@/lib/http/client'

const AREA = 'agent' as const
const KEY = ['formazione', AREA, 'corsi'] as const

const courseKey = (id: string) => [...KEY, id] as const

/** The reader's courses. */
export const useCourses = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.get('/formazione/corsi', { area: AREA, signal }),
    meta: { silent: true },
  })

/** One of them, with its lessons. */
export const useCourse = (id: string) =>
  useQuery({
    queryKey: courseKey(id),
    queryFn: ({ signal }) => api.get(`/formazione/corsi/${id}`, { area: AREA, signal }),
    // The player goes on where it is while the list beside it is read again.
    refetchOnWindowFocus: false,
    meta: { silent: true },
  })

/** What the page knows of a course, as its lessons are seen and its questions answered. */
export function useCourseChanges(id: string) {
  const queries = useQueryClient()
  const reread = () => queries.invalidateQueries({ queryKey: KEY })
  const congratulate = ({ attestato }: { attestato: string | null }) => {
    if (attestato) toastSuccess('Corso completato: l’attestato è pronto')
  }
  return {
    reread,
    /** The video goes on: what is shown of its lesson follows; what that opens is read again. */
    told: ({ _id, completata: was }: Lesson, progress: Progress) => {
      const { attestato, ...seen } = progress
      queries.setQueryData<Course>(courseKey(id), (course) => course && withLesson(course, _id, seen))
      congratulate(progress)
      if (attestato || seen.completata !== was) void reread()
    },
    answered: (result: QuizResult) => {
      congratulate(result)
      void reread()
    },
  }
}

const withLesson = (course: Course, id: string, seen: Partial<Lesson>): Course => ({
  ...course,
  elenco: course.elenco.map((lesson) => (lesson._id === id ? { ...lesson, ...seen } : lesson)),
})
