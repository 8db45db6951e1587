import { type Area, api } from '@/lib/http/client'
import { AREAS } from './area-info'
import { forgetRecords } from './quick-links'
import { dropUser } from './stored-user'

const leaving = new Set<Area>()

/** While somebody signs out, the end of the session is expected and not reported. */
export const isLeaving = (area: Area) => leaving.has(area)

/** Ends this area's session only; a session that had already ended is signed out all the same. */
export async function signOut(area: Area): Promise<void> {
  leaving.add(area)
  await api.post(`/${AREAS[area].api}/logout`, undefined, { area }).catch((error: unknown) => {
    if (!(error instanceof Error && 'status' in error && error.status === 401)) {
      leaving.delete(area)
      throw error
    }
  })
  forgetUser(area)
}

/** Drops the stored user, so that public pages stop greeting somebody who has left, and the names of opened records. */
export function forgetUser(area: Area): void {
  forgetRecords(area)
  for (const kept of ['ticket', 'elenco']) sessionStorage.removeItem(`${kept}:${area}`)
  dropUser(area)
}
