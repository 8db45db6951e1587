import { AREAS } from '@/components/shell/area-info'
import type { Area } from '@/lib/http/client'

type Named = { nome: string; cognome: string }

/**
 * Lets static pages greet who has signed in (`forgetUser` of the shell takes it back). It authorises nothing;
 * a full or closed storage is no failure.
 */
export function storeUser(area: Area, { nome, cognome }: Named): void {
  try {
    const user = JSON.stringify({ nome, cognome })
    for (const name of new Set([area, AREAS[area].api])) localStorage.setItem(`${name}_user`, user)
  } catch {
    // The pages simply do not greet.
  }
}
