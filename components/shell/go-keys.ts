import { fold } from '@/lib/core/text'
import type { Place } from './navigation/places'

/** A letter that, after g, opens a place. */
export type GoKey = { letter: string; place: Place }

/** A letter of its own for every place: the first of its name that no place before it has taken, and not g itself. */
export function goKeys(places: readonly Place[]): GoKey[] {
  const taken = new Set(['g'])
  return places.flatMap((place): GoKey[] => {
    const letter = [...fold(place.label)].find((one) => /[a-z]/.test(one) && !taken.has(one))
    if (!letter) return []
    taken.add(letter)
    return [{ letter, place }]
  })
}
