import type { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import type { PermissionFlag } from '@/lib/auth/permissions'
import type { Role } from '@/lib/auth/roles'
import type { Tx } from '@/lib/core/db'
import type { AuditModel } from '@/lib/history/models'
import type { Author } from '@/lib/history/record'
import type { PublicCtx } from '@/lib/http/context'
import type { Option } from '@/lib/words/options'
import type { Figures } from './figures'
import type {
  ChildrenOf,
  ColumnOf,
  Columns,
  Fields,
  Filters,
  History,
  ModelName,
  SelectOf,
  WhereOf,
} from './model-types'
import type { Column, Field, Filter, HistoryField, Preset, ResourceView, VerbView } from './view'

/** A row in the shape of the API. */
export type Row = Record<string, unknown>

/** A Prisma `where`; the engine only combines it. */
export type Where = Record<string, unknown>

/**
 * Who may do it: `true`, `false`, or a filter on the rows. One rule authorises and filters, so a list can
 * never show what its record page refuses.
 */
export type Access<W = Where> = (actor: Actor | null) => boolean | W

/**
 * Columns that some readers of a row must not learn, nor from its history: they get null, and search in the open ones
 * only, where the search holds some of the others.
 */
export type Concealed<C extends string = string> = {
  from: (actor: Actor | null) => boolean
  columns: readonly C[]
  searchIn?: readonly C[]
}

/** How a column of the database looks in the API. Columns not named are passed as they are (dates as ISO). */
export type Codec = 'money' | 'decimal' | 'day' | 'phone'
export type Codecs = Partial<Record<string, Codec>>

/** Rows of another table that are written, shown, recorded and restored with their parent. */
export type Child = {
  model: string
  /** The column that names the parent. */
  parent: string
  codecs?: Codecs
  /** Columns by which the rows are put in order. */
  orderBy: readonly string[]
  /** Columns that a unique index of the table joins with `parent`. */
  key?: readonly string[]
}

/** The names that a declaration may use; `ShapeOf` fills them in from a model and a schema. */
export type Shape = {
  model: string
  schema: z.ZodObject
  /** Every column of the table. */
  column: string
  columns: readonly Column[]
  filters: readonly Filter[]
  fields: readonly Field[]
  history: readonly HistoryField[]
  where: Where
  select: Record<string, unknown>
  children: Partial<Record<string, Child>>
}

/** What a model and a schema allow. */
export type ShapeOf<M extends ModelName, S extends z.ZodObject> = {
  model: M
  schema: S
  column: ColumnOf<M>
  columns: Columns<M>
  filters: Filters<M>
  fields: Fields<S>
  history: History<M>
  where: WhereOf<M>
  select: SelectOf<M>
  children: ChildrenOf<M, S>
}

type Columned<T extends Shape> = Partial<Record<T['column'], unknown>>
type Written<T extends Shape> = Partial<Record<keyof T['schema']['shape'] & string, unknown>>
type Changed<T extends Shape> = { before: Columned<T> | null; ctx: PublicCtx; tx: Tx }
type Settled<T extends Shape> = { before: Columned<T> | null; after: Columned<T> | null; ctx: Author; tx: Tx }

export type Hooks<T extends Shape = Shape> = {
  /** Changes the input before it is validated (slugs, sanitising). */
  beforeValidate?(input: Written<T>, before: Columned<T> | null): Row | Promise<Row>
  /** Last checks inside the transaction; may add columns to what is written. */
  beforeChange?(change: Changed<T> & { data: Columned<T> }): Columned<T> | Promise<Columned<T>>
  /** Last checks before a row goes: what still depends on it. */
  beforeDelete?(change: Changed<T> & { before: Columned<T> }): void | Promise<void>
  /** Further writes of the same transaction, whether the engine or a verb has changed the row (`writeVerb`). */
  afterChange?(change: Settled<T>): void | Promise<void>
}

/** Values of the fields of a new record. */
type Values<K extends string = string> = Record<K, unknown>

export type Declaration<T extends Shape = Shape> = {
  /** Path under /v2, and the key of saved views: "news". */
  path: string
  /** Where its list page lives: "/admin/site/news". */
  page: string
  /** Its rows have no page of their own: nothing leads to one. */
  recordPage?: false
  /** The same in the areas of other roles, where these have it: { agent: "/agents/richieste" }. */
  areas?: Partial<Record<Exclude<Role, 'admin'>, string>>
  /** Model of the Prisma client: "news". */
  model: T['model']
  /** Model of the history; without it the resource is only read, or written by verbs of its own. */
  audit?: AuditModel
  /** Its lists are personal data: who takes one out of the product is written into the history, under this model. */
  recordsExports?: AuditModel
  labels: { one: string; many: string; article?: 'm' | 'f' }
  /** What people call a row, for the history, titles and breadcrumbs. */
  title(row: Columned<T>): string
  /** The writable fields. No defaults here: a PATCH must not fill what it does not name. */
  schema: T['schema']
  /** Rules across fields, on the whole record. */
  rules?(value: z.output<T['schema']>, ctx: z.RefinementCtx): void
  codecs?: Partial<Record<T['column'], Codec>>
  /** Fields of the schema (`childRows`) that are rows of another table. */
  children?: T['children']
  /** Several resources on one table: the rows that have these values, which every new one gets. */
  fixed?: Columned<T>
  /**
   * Its texts advertise: expressions that the law forbids or doubts are refused in these fields, unless their author says in
   * `motivoParole` why they stay (lib/settings/check-words.ts).
   */
  publicWords?: readonly (keyof T['schema']['shape'] & string)[]
  /** Columns that are read but never written through the engine; without `audit` these are all there are. */
  readonly?: readonly T['column'][]
  /** Relations to read along, in Prisma's `select` form. */
  include?: T['select']
  access: Record<'read' | 'create' | 'update' | 'delete', Access<T['where']>>
  /**
   * It moves money, rights or identity: whoever writes these fields has proven who they are a short while ago
   * (lib/auth/proof.ts); `every`: whoever creates, changes or deletes a row.
   */
  proof?: 'every' | readonly (keyof T['schema']['shape'] & string)[]
  /** For readers who see a row but not all of it. */
  conceals?: readonly Concealed<T['column'] | (keyof T['children'] & string)>[]
  /** Who sees its pictures, where those are more people than read its rows. */
  pictures?: Access<T['where']>
  /** A further filter on what is listed, where it takes asking other declarations. */
  narrow?: (actor: Actor | null) => Promise<T['where']>
  /** Flag that opens the screens; the rows are guarded by `access`. */
  permission: PermissionFlag
  /** Values of a new record; a function where they depend on the day. */
  initial?: Values<keyof T['schema']['shape'] & string> | (() => Values<keyof T['schema']['shape'] & string>)
  list: {
    columns: T['columns']
    filters?: T['filters']
    sorts: readonly T['column'][]
    /** Sorts that another column is in the order of: by surname, then by first name. */
    sortBy?: Readonly<Partial<Record<T['column'], T['column']>>>
    /** Sorts whose column may be null: a cursor must not lose those rows. */
    nullableSorts?: readonly T['column'][]
    /** "-createdAt": newest first. */
    defaultSort: T['column'] | `-${T['column']}`
    /** Has a `search` column filled by the database (`set_search` in prisma/sql). */
    search?: boolean
    /** Columns that the actions of a row need, besides those on show. */
    reads?: readonly T['column'][]
    /** Rows can be dragged into order: they carry an `ordine` column, ordered within this one. */
    orderWithin?: T['column']
    bulk?: readonly { id: string; label: string; patch: Written<T> }[]
    presets?: readonly Preset[]
    /** Those of one reader alone: "mine". */
    ownPresets?: (userId: string) => readonly Preset[]
    /** Read with the page for who may see them; of no column of the record. */
    figures?: Figures
    /** Their route is `verbRoute`, which knows what they do. */
    verbs?: readonly (VerbView & { access: Access<T['where']>; proof?: true })[]
  }
  form: T['fields']
  /** Columns that no form shows, as the history calls them. */
  history?: T['history']
  /** Cache tags of the public pages that show it. */
  tags?(row: Columned<T>): string[]
  hooks?: Hooks<T>
}

/** Verbs know the model of their resource; the engine takes any. */
export type Resource<M extends string = string> = Readonly<Declaration> & {
  readonly model: M
  readonly view: ResourceView
}
export type { Column, Field, Filter, Option, ResourceView }
