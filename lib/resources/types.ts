import type { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import type { PermissionFlag } from '@/lib/auth/permissions'
import type { Tx } from '@/lib/core/db'
import type { AuditModel } from '@/lib/history/models'
import type { PublicCtx } from '@/lib/http/context'
import type { Column, Field, Filter, HistoryField, Option, ResourceView } from './view'

/** A row in the shape of the API. */
export type Row = Record<string, unknown>

/** A Prisma `where`; the engine only combines it. */
export type Where = Record<string, unknown>

/**
 * Who may do it: `true`, `false`, or a filter on the rows. One rule authorises and filters, so a list can
 * never show what its record page refuses.
 */
export type Access = (actor: Actor | null) => boolean | Where

/** Columns that some readers of a row must not learn: they get null, and search in the open ones only. */
export type Concealed = {
  from: (actor: Actor | null) => boolean
  columns: readonly string[]
  searchIn: readonly string[]
}

/** How a column of the database looks in the API. Columns not named are passed as they are (dates as ISO). */
export type Codec = 'money' | 'decimal' | 'day'

export type Hooks = {
  /** Changes the input before it is validated (slugs, sanitising). */
  beforeValidate?: (input: Row, before: Row | null) => Row | Promise<Row>
  /** Last checks inside the transaction; may add columns to what is written. */
  beforeChange?: (change: { data: Row; before: Row | null; ctx: PublicCtx; tx: Tx }) => Row | Promise<Row>
  /** Further writes of the same transaction. */
  afterChange?: (change: {
    before: Row | null
    after: Row | null
    ctx: PublicCtx
    tx: Tx
  }) => void | Promise<void>
}

export type Declaration = {
  /** Path under /v2, and the key of saved views: "news". */
  path: string
  /** Where its list page lives: "/admin/site/news". */
  page: string
  /** Model of the Prisma client: "news". */
  model: string
  /** Model of the history; without it the resource is only read, or written by verbs of its own. */
  audit?: AuditModel
  labels: { one: string; many: string; article?: 'm' | 'f' }
  /** What people call a row, for the history, titles and breadcrumbs. */
  title: (row: Row) => string
  /** The writable fields. No defaults here: a PATCH must not fill what it does not name. */
  schema: z.ZodObject
  /** Rules across fields, on the whole record. */
  rules?: (value: Row, ctx: z.RefinementCtx) => void
  codecs?: Record<string, Codec>
  /** Columns that are read but never written through the engine; without `audit` these are all there are. */
  readonly?: readonly string[]
  /** Relations to read along, in Prisma's `select` form. */
  include?: Record<string, unknown>
  access: { read: Access; create: Access; update: Access; delete: Access }
  /** For readers who see a row but not all of it. */
  conceals?: Concealed
  /** Flag that opens the screens; the rows are guarded by `access`. */
  permission: PermissionFlag
  /** Values of a new record. */
  initial?: Row
  list: {
    columns: readonly Column[]
    filters?: readonly Filter[]
    sorts: readonly string[]
    /** Sorts whose column may be null: a cursor must not lose those rows. */
    nullableSorts?: readonly string[]
    /** "-createdAt": newest first. */
    defaultSort: string
    /** Has a `search` column filled by the database (migration "regole"). */
    search?: boolean
    /** Rows can be dragged into order: they carry an `ordine` column, ordered within this one. */
    orderWithin?: string
    bulk?: readonly { id: string; label: string; patch: Row }[]
  }
  form: readonly Field[]
  /** Columns that no form shows, as the history calls them. */
  history?: readonly HistoryField[]
  /** Cache tags of the public pages that show it. */
  tags?: (row: Row) => string[]
  hooks?: Hooks
}

export type Resource = Readonly<Declaration> & { readonly view: ResourceView }
export type { Column, Field, Filter, Option, ResourceView }
