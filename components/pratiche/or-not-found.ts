import { notFound } from 'next/navigation'
import { AppError } from '@/lib/core/errors'

/** What does not exist, or is somebody else's, is the same missing page. */
export async function orNotFound<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') notFound()
    throw error
  }
}
