import 'server-only'
import { type Actor, can } from '@/lib/auth/actor'
import type { Tx } from '@/lib/core/db'
import { AppError, type FieldError } from '@/lib/core/errors'
import { type FoundClaim, findClaims } from '@/lib/italian/claims'
import { closed } from '@/lib/italian/closed'
import { paroleAnnunci } from './advertising-words'
import { type KeptWords, keptReason } from './kept-words'
import { setting } from './read'

type Question = {
  actor: Actor | null
  /** The texts that are new, by the field that they stand in. */
  texts: Readonly<Record<string, unknown>>
  /** Why they may stay. */
  motivo?: string | null
}

const wordsOf = (found: readonly FoundClaim[]) =>
  [...new Set(found.map(({ scritta }) => `«${scritta}»`))].join(', ')

/**
 * Looks for the expressions of advertising that the law forbids or doubts in what somebody publishes. What is found stays only with
 * a reason; a forbidden one, of somebody who also keeps the list. Returns what the history keeps; nothing where nothing was found.
 * @throws 422 that names each expression at its field, and as `parole` whether a reason would do
 */
export async function checkWords(tx: Tx, { actor, texts, motivo }: Question): Promise<string | undefined> {
  const claims = await setting(paroleAnnunci, tx)
  const byField = Object.entries(texts).flatMap(([path, text]) => {
    const found = typeof text === 'string' ? findClaims(text, claims) : []
    return found.length > 0 ? [{ path, found }] : []
  })
  if (byField.length === 0) return undefined
  const all = byField.flatMap(({ found }) => found)
  const isForbidden = all.some(({ gravita }) => gravita === 'vietata')
  const mayKeep = !isForbidden || (actor !== null && can(actor, 'settings_manage'))
  if (motivo && mayKeep) return keptReason(wordsOf(all), motivo)
  const errors: FieldError[] = byField.map(({ path, found }) => ({ path, message: messageOf(found) }))
  const then = mayKeep
    ? 'Cambiale, oppure scrivi perché devono restare.'
    : 'Le parole vietate può tenerle, con un motivo, solo chi cambia le impostazioni: cambiale.'
  throw new AppError('invalid', `Nel testo ci sono parole da non usare: ${wordsOf(all)}. ${then}`, {
    errors,
    more: { parole: { trovate: all, siPossonoTenere: mayKeep } satisfies KeptWords },
  })
}

/** Of texts that somebody writes, those that differ from what stands there: a list may be younger than a text. */
export const newTexts = <T extends Record<string, unknown>>(before: T, now: Partial<T>): Partial<T> =>
  Object.fromEntries(
    Object.entries(now).filter(([name, text]) => text !== undefined && text !== before[name]),
  ) as Partial<T>

/** "«facile» (rischiosa): lascia intendere …" */
const messageOf = (found: readonly FoundClaim[]) =>
  found.map(({ scritta, gravita, motivo }) => `«${scritta}» (${gravita}): ${closed(motivo)}`).join(' ')
