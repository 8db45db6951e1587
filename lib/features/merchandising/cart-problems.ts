import { capitalized } from '@/lib/core/text'
import { limitProblems } from './labels'

/** What decides whether an item of a cart can be sent. */
export type Checked = {
  published: boolean
  /** Whether it is for who asks. */
  meant: boolean
  minimo: number
  multiplo: number
  massimo: number | null
  lines: readonly {
    variant: string
    quantity: number
    /** Not there any more, or off sale: null. `free`: how many are left, null where nobody counts. */
    offer: { free: number | null } | null
  }[]
}

type Problem = { message: string; stock: boolean }

const pieces = (n: number) => (n === 1 ? '1 pezzo' : `${n} pezzi`)

/** Why an item cannot be sent as it is. The limits of an order count all its variants together. */
export function problemsOf(item: Checked): Problem[] {
  const rule = (message: string): Problem => ({ message, stock: false })
  if (!item.published) return [rule('Non è più in catalogo: toglilo dal carrello.')]
  if (!item.meant) return [rule('È riservato ad altri: toglilo dal carrello.')]
  const total = item.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return [...limitProblems(item, total).map(rule), ...item.lines.flatMap((line) => lineProblem(line) ?? [])]
}

function lineProblem({ variant, quantity, offer }: Checked['lines'][number]): Problem | null {
  const of = variant ? `${variant}: ` : ''
  if (!offer) return { message: goneWords(variant), stock: false }
  if (offer.free === null || quantity <= offer.free) return null
  return { message: capitalized(`${of}${leftWords(offer.free)}`), stock: true }
}

const goneWords = (variant: string) =>
  variant
    ? `La variante «${variant}» non c’è più: toglila.`
    : 'Ora ha delle varianti: toglilo e scegli quale.'

const leftWords = (free: number) =>
  free <= 0 ? 'al momento è esaurito.' : free === 1 ? 'ne resta 1.' : `ne restano ${pieces(free)}.`
