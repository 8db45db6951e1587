import { notFound } from 'next/navigation'
import { AppError } from '@/lib/core/errors'

/** What a page is about: where there is none, or reading it ends as a 404 of the API, it is the missing page. */
export async function orMissingPage<T>(found: Promise<T | null | undefined>): Promise<T> {
  const value = await found.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  })
  return value ?? notFound()
}
