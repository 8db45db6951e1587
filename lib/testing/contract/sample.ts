import type { Row } from '@/lib/resources/types'
import type { Caller } from '@/lib/testing/test-kit'

/** A row that exists and that somebody, who may use the list, must not see. */
type Hidden = { id: string; from: Caller | null }

/** What the contract suite needs to know of a resource besides its declaration. */
export type Sample = {
  /** One row; numbers differ, so that lists hold ties, nulls and every kind of value. */
  build: (n: number) => Promise<{ id: string }>
  hidden?: () => Promise<Hidden>
  /** Flags that reading and writing take besides the resource's own. */
  flags?: readonly string[]
  /** A row of the same table that belongs to another resource; where there are fixed values. */
  foreign?: () => Promise<{ id: string }>
  /** The body of a creation; only where the engine creates. */
  body?: (n: number) => Promise<Row>
  /** The engine creates and nothing deletes: a verb of its own ends a row, and DELETE says which. */
  kept?: true
  /** Columns that begin anew when a deleted row comes back: an invitation is sent again. */
  anew?: readonly string[]
  /** A valid change of every row that `build` makes. */
  patch?: Row
  /** Values that the schema or its rules must refuse, and the field they are refused for. */
  invalid?: readonly (readonly [Row, string])[]
  /** Found by this search, which no other row answers to. */
  search?: { word: string; make: (word: string) => Promise<{ id: string }> }
}
