import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import type { Resource, Row, Where } from './types'

type Select = Record<string, unknown>
export type DbRow = Row & { id: string; version: number }

/** The operations of a Prisma model that the engine uses, whatever the model. */
export type Delegate = {
  findMany(args: { where: Where; orderBy: unknown; take: number; select: Select }): Promise<DbRow[]>
  findFirst(args: { where: Where; select?: Select }): Promise<DbRow | null>
  count(args: { where: Where; orderBy?: unknown; take?: number }): Promise<number>
  create(args: { data: Row }): Promise<DbRow>
  createMany(args: { data: Row[] }): Promise<unknown>
  updateMany(args: { where: Where; data: Row }): Promise<{ count: number }>
  updateManyAndReturn(args: { where: Where; data: Row }): Promise<DbRow[]>
  deleteMany(args: { where: Where }): Promise<{ count: number }>
}

/** A model by its name, on the plain client or in a transaction. */
export const delegateOf = (model: string, tx: Tx = db()): Delegate =>
  (tx as unknown as Record<string, Delegate>)[model] as Delegate

/** The rows of a resource: those of its model, or the part of them that its fixed values name. */
export function delegate({ model, fixed }: Pick<Resource, 'model' | 'fixed'>, tx?: Tx): Delegate {
  const whole = delegateOf(model, tx)
  if (!fixed) return whole
  const within = <A extends { where: Where }>(args: A): A => ({
    ...args,
    where: { AND: [fixed, args.where] },
  })
  return {
    findMany: (args) => whole.findMany(within(args)),
    findFirst: (args) => whole.findFirst(within(args)),
    count: (args) => whole.count(within(args)),
    create: ({ data }) => whole.create({ data: { ...data, ...fixed } }),
    createMany: ({ data }) => whole.createMany({ data: data.map((row) => ({ ...row, ...fixed })) }),
    updateMany: (args) => whole.updateMany(within(args)),
    updateManyAndReturn: (args) => whole.updateManyAndReturn(within(args)),
    deleteMany: (args) => whole.deleteMany(within(args)),
  }
}
