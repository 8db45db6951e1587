import { notFound } from 'next/navigation'
import { AppError } from '@/lib/core/errors'
import { tellOutcome } from './page-outcome'

/** There is no such page, for this reader: the area's own page says so. */
export function missingPage(): never {
  tellOutcome(false)
  notFound()
}

/** What a page is about: where there is none, or reading it ends as a 404 of the API, it is the missing page. */
export async function orMissingPage<T>(found: Promise<T | null | undefined>): Promise<T> {
  const value = await found.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  })
  if (value == null) missingPage()
  tellOutcome(true)
  return value
}
