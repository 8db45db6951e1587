import type pg from 'pg'
import { forSection, type Seeding } from '../core/context'

/** Random numbers, and ids that grow with time, of one table's rows. */
export type Source = Pick<Seeding, 'rng' | 'id'>

/** The same for the same name: of what else the seed works with, the added rows need nothing. */
export const sourceOf = (client: pg.PoolClient, name: string): Source =>
  forSection({ client, now: new Date(), scale: 1, passwordHash: '' }, `large.${name}`)
