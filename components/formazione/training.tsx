'use client'

import { useSearchParams } from 'next/navigation'
import { CourseList } from './course-list'
import { CourseView } from './course-view'

/** The agent's courses: all of them, or the one that the address names. */
export function Training() {
  const query = useSearchParams()
  const course = query.get('corso')
  return course ? <CourseView key={course} id={course} lesson={query.get('lezione')} /> : <CourseList />
}
