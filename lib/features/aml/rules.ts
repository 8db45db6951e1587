import 'server-only'
import { type Day, todayInRome } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import { refuseImpersonal } from '@/lib/core/impersonal'
import { inForceOn } from '@/lib/settings/in-force'
import { setting } from '@/lib/settings/read'
import {
  identificazioneRegole,
  type PuntiRischio,
  type RegoleIdentificazione,
  rischioPunti,
} from './settings'

export type Rules = {
  today: Day
  /** The day from which the rule holds at all. */
  firstDay: Day
  terms: RegoleIdentificazione
  points: PuntiRischio
}

/** What holds on a day, today if none is given: a page that is kept for everybody must not know it. */
export async function rulesOf(tx?: Tx, day?: Day): Promise<Rules> {
  if (!day) refuseImpersonal('the rules of today')
  const today = day ?? todayInRome()
  const terms = await setting(identificazioneRegole, tx)
  const points = await setting(rischioPunti, tx)
  return {
    today,
    firstDay: terms.map(({ dal }) => dal).toSorted()[0] ?? today,
    terms: inForceOn(terms, today),
    points: inForceOn(points, today),
  }
}
