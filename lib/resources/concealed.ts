import type { Actor } from '@/lib/auth/actor'
import type { Concealed, Resource } from './types'

type Concealing = Pick<Resource, 'conceals'>

/** The rules that keep something from this reader. */
const concealing = ({ conceals = [] }: Concealing, actor: Actor | null): Concealed[] =>
  conceals.filter(({ from }) => from(actor))

/** The columns that this reader must not learn. */
export const concealedColumns = (resource: Concealing, actor: Actor | null): string[] =>
  concealing(resource, actor).flatMap(({ columns }) => columns)

/** The columns in which alone this reader may look for words; null where the search column tells nothing that is kept from them. */
export function openColumns(resource: Concealing, actor: Actor | null): readonly string[] | null {
  const [only, ...others] = concealing(resource, actor).flatMap(({ searchIn }) =>
    searchIn ? [searchIn] : [],
  )
  return only ? only.filter((name) => others.every((columns) => columns.includes(name))) : null
}
