import { SESSION_SECONDS } from '@/lib/core/session-life'
import type { Area } from '@/lib/http/client'
import { AREAS } from './area-info'

type Named = { nome: string; cognome: string }

const keysOf = (area: Area) => [...new Set([`${area}_user`, `${AREAS[area].api}_user`])]

/**
 * Lets static pages greet who is signed in, until the session ends by itself. It authorises nothing;
 * a full or closed storage is no failure.
 */
export function storeUser(area: Area, { nome, cognome }: Named): void {
  try {
    const user = JSON.stringify({ nome, cognome, fino: Date.now() + SESSION_SECONDS * 1000 })
    for (const key of keysOf(area)) localStorage.setItem(key, user)
  } catch {
    // The pages simply do not greet.
  }
}

/** Who is stored for an area, also where the session may have ended. */
export function storedUser(area: Area): Named | null {
  try {
    return JSON.parse(localStorage.getItem(`${AREAS[area].api}_user`) ?? 'null')
  } catch {
    return null
  }
}

export function dropUser(area: Area): void {
  try {
    for (const key of keysOf(area)) localStorage.removeItem(key)
  } catch {
    // Nothing was stored either.
  }
}
