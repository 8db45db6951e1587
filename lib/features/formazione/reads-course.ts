import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { managesCourses } from './access'
import { courseFor } from './own-courses'

/** Who sees the videos and papers of a course: whoever writes courses, and the agents whose it is. */
export async function readsCourse(id: string, viewer: Actor): Promise<boolean> {
  if (managesCourses(viewer) === true) return true
  if (viewer.role !== 'agent') return false
  try {
    await courseFor(db(), viewer.userId, id)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return false
    throw error
  }
}
