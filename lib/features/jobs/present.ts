import type { JobProgress } from '@/prisma/generated/client'
import type { JobState, JobView } from './schema'

export function presentJob(row: JobProgress): JobView {
  const { id, kind, title, state, done, total, cancel, result, error, createdAt, updatedAt } = row
  return {
    _id: id,
    kind,
    title,
    state: state as JobState,
    done,
    total,
    cancel,
    ...(result === null ? {} : { result }),
    ...(error === null ? {} : { error }),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
