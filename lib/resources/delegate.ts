import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import type { Resource, Row, Where } from './types'

type Select = Record<string, unknown>
type DbRow = Row & { id: string; version: number }

/** The operations of a Prisma model that the engine uses, whatever the model. */
export type Delegate = {
  findMany(args: { where: Where; orderBy: unknown; take: number; select: Select }): Promise<DbRow[]>
  findFirst(args: { where: Where; select?: Select }): Promise<DbRow | null>
  count(args: { where: Where; orderBy?: unknown; take?: number }): Promise<number>
  create(args: { data: Row }): Promise<DbRow>
  updateMany(args: { where: Where; data: Row }): Promise<{ count: number }>
  deleteMany(args: { where: Where }): Promise<{ count: number }>
}

/** The model of a resource, on the plain client or in a transaction. */
export function delegate(resource: Resource, tx: Tx = db()): Delegate {
  return (tx as unknown as Record<string, Delegate>)[resource.model] as Delegate
}
