import type { Actor } from '@/lib/auth/actor'
import type { Concealed, Resource } from './types'

type Concealing = Pick<Resource, 'conceals'>

/** The rules that keep something from this reader. */
export const concealing = ({ conceals = [] }: Concealing, actor: Actor | null): Concealed[] =>
  conceals.filter(({ from }) => from(actor))

/** The columns that this reader must not learn. */
export const concealedColumns = (resource: Concealing, actor: Actor | null): string[] =>
  concealing(resource, actor).flatMap(({ columns }) => columns)
