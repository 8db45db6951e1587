import type { z } from 'zod'
import type { Prisma } from '@/prisma/generated/client'
import type { Codec } from './types'
import type { Column, Field, Filter, HistoryField } from './view'

/*
 * What Prisma knows of a model, as types: a declaration names columns, relations and filters, and a misspelt one
 * does not compile.
 */

/** Name of a model as the client spells it: "bankProduct". */
export type ModelName = Prisma.TypeMap['meta']['modelProps']

type Model<M extends ModelName> = Prisma.TypeMap['model'][Capitalize<M>]
/** A row as the database has it: every column, no relation. */
export type StoredRow<M extends ModelName> = Model<M>['payload']['scalars']

/** A value of a column as the API shows it. */
type Shown<V> = V extends bigint | Prisma.Decimal ? number : V extends Date ? string : V
/** Columns of a row as the API shows them (lib/resources/codec.ts). */
export type ShownRow<Stored, C extends keyof Stored> = { [K in C]: Shown<Stored[K]> }

/** Columns that a statement writes, as Prisma takes them. */
export type ChangeOf<M extends ModelName> = Model<M>['operations']['updateMany']['args']['data']

type Objects<M extends ModelName> = Model<M>['payload']['objects']

/** A column of the table. */
export type ColumnOf<M extends ModelName> = keyof Model<M>['payload']['scalars'] & string

/** A relation that leads to one row. */
type RelationOf<M extends ModelName> = {
  [R in keyof Objects<M>]: Objects<M>[R] extends readonly unknown[] ? never : R
}[keyof Objects<M>] &
  string

type RelatedColumn<One> = One extends { scalars: infer Scalars } ? keyof Scalars & string : never

/** A cell of a list: a column, a related row, or a column of a related row ("bank.nome"). */
type PathOf<M extends ModelName> =
  | ColumnOf<M>
  | RelationOf<M>
  | { [R in RelationOf<M>]: `${R}.${RelatedColumn<NonNullable<Objects<M>[R]>>}` }[RelationOf<M>]

/** A relation that leads to many rows. */
type ListOf<M extends ModelName> = {
  [R in keyof Objects<M>]: Objects<M>[R] extends readonly unknown[] ? R : never
}[keyof Objects<M>] &
  string

type ElementName<Many> = Many extends readonly { name: infer Name }[]
  ? Uncapitalize<Name & string> & ModelName
  : never

/** The fields of a schema that are rows of another table: each is one of the model's relations. */
export type ChildrenOf<M extends ModelName, S extends z.ZodObject> = {
  [R in ListOf<M> & keyof S['shape']]?: ChildOf<ElementName<Objects<M>[R]>>
}

type ChildOf<C extends ModelName> = {
  model: C
  parent: ColumnOf<C>
  codecs?: Partial<Record<ColumnOf<C>, Codec>>
  orderBy: readonly ColumnOf<C>[]
  key?: readonly ColumnOf<C>[]
}

/** Prisma's own `where` and `select` of the model. */
export type WhereOf<M extends ModelName> = NonNullable<Model<M>['operations']['findMany']['args']['where']>
export type SelectOf<M extends ModelName> = NonNullable<Model<M>['operations']['findMany']['args']['select']>

/** The parts of a declaration that may lie beside it, in `fields.ts`. */
export type Columns<M extends ModelName> = readonly (Column & { path: PathOf<M>; sort?: ColumnOf<M> })[]
export type Filters<M extends ModelName> = readonly (Filter &
  (ByValue<M> | Present<ColumnOf<M>> | Reached<ColumnOf<M>>))[]

/** What a column must hold to be filtered so. */
type FilteredValues = {
  enum: string | number
  boolean: boolean
  present: unknown
  has: readonly unknown[]
  hasProvince: readonly string[]
  tag: readonly string[]
  ref: string
  dayRange: Date
  moneyRange: bigint
  numberRange: number | Prisma.Decimal
  text: string
}
/** The columns whose values are of a kind, whether they may be null or not. */
type ColumnsHolding<M extends ModelName, V> = {
  [C in ColumnOf<M>]: NonNullable<StoredRow<M>[C]> extends V ? C : never
}[ColumnOf<M>]
type ByValue<M extends ModelName> = {
  [K in keyof FilteredValues]: { kind: K; name: ColumnsHolding<M, FilteredValues[K]> }
}[keyof FilteredValues]
type Present<C extends string> = { kind: 'present'; column: C }
type Reached<C extends string> = {
  kind: 'reached'
  reached: { now: C; when: Readonly<Record<string, C>>; unsure?: C }
}
export type History<M extends ModelName> = readonly (HistoryField & { name: ColumnOf<M> })[]
export type Fields<S extends z.ZodObject> = readonly (Field & { name: keyof S['shape'] & string })[]
