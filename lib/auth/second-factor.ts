import 'server-only'
import { addDays, columnOfDay } from '@/lib/core/dates'
import { AppError } from '@/lib/core/errors'
import { setting } from '@/lib/settings/read'
import { type Actor, can } from './actor'
import { byRole } from './by-role'
import { type SecondoFattore, secondoFattore } from './settings'

/** As much of somebody as the policy looks at. */
export type Enrolling = Pick<Actor, 'role' | 'permissions' | 'ticketing' | 'totp' | 'passkeys' | 'createdAt'>

const isAsked = ({ admin, agenti, permessi }: SecondoFattore, actor: Enrolling): boolean => {
  const byFlag = () => permessi.some((flag) => can(actor, flag))
  return byRole(actor.role, {
    admin: () => admin || byFlag(),
    agent: () => agenti || byFlag(),
    client: () => false,
  })
}

/**
 * Until when somebody who has no second factor, and must have one, may go on without; null for everybody else. The days count from
 * the day that the settings name, or from when the account was made, whichever is later.
 */
export async function enrolBy(actor: Enrolling): Promise<Date | null> {
  if (actor.totp || (actor.passkeys ?? 0) > 0) return null
  const policy = await setting(secondoFattore)
  if (!policy.dal || !isAsked(policy, actor)) return null
  const from = Math.max(columnOfDay(policy.dal).getTime(), actor.createdAt?.getTime() ?? 0)
  return addDays(new Date(from), policy.giorni)
}

/** Whether all that is left to do is to set a second factor up. */
export async function mustEnrol(actor: Enrolling): Promise<boolean> {
  const by = await enrolBy(actor)
  return by !== null && by.getTime() <= Date.now()
}

/** @throws 403 `second_factor_required` */
export async function refuseUnenrolled(actor: Actor | null): Promise<void> {
  if (actor?.sessionId && (await mustEnrol(actor)))
    throw new AppError(
      'second_factor_required',
      'Per continuare attiva la verifica in due passaggi: la tua società la chiede.',
    )
}
