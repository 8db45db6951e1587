import { notFound, permanentRedirect } from 'next/navigation'

/** A page that is not here: it is elsewhere for good, or it is missing. */
export function movedPage(to: string | null): never {
  if (to) permanentRedirect(to)
  notFound()
}
