import type { Option } from '@/lib/words/options'

/* The part of a declaration that the browser sees: plain data, no functions. */

/** How a cell looks. `path` may go into a relation: "category.nome". */
export type Column = {
  path: string
  label: string
  /** Its heading in a file, which has the instant itself where the screen says how long it has been. */
  fileLabel?: string
  kind:
    | 'title'
    | 'text'
    | 'phone'
    | 'number'
    | 'money'
    /** Bytes: "1,5 kB". */
    | 'size'
    | 'rate'
    | 'day'
    | 'month'
    | 'instant'
    /** An instant by which something has to be done: how long there is still. */
    | 'due'
    /** An instant since which something is as it is: how long that has been. */
    | 'age'
    | 'boolean'
    | 'badge'
    | 'image'
    | 'tags'
    | 'person'
  options?: readonly Option[]
  /** Of a surname: the column of the given name, which is written before it. */
  given?: string
  /** What stands in its place where another column of the row says so: one of the options, which no row has as its value. */
  instead?: { when: string; value: string }
  /** Of a number that is no quantity, as a year is: without the dot of the thousands. */
  grouped?: false
  /** Of a text that readers read rather than recognise: it may take more of the line. */
  wide?: true
  /** Never left out for want of room, as what a row is, its state, its money, who answers for it and its age never are. */
  stays?: true
  /** Not shown until chosen in "Colonne". */
  hidden?: boolean
  /** In a file only where it is asked for by name: more than most readers of a file need to know of a person. */
  withheld?: boolean
  /** Sort key, where the column can be sorted. */
  sort?: string
  /** How a figure is made, in a sentence; of reports. */
  definition?: string
}

/** `ref` fields, and filters with a `resource`, look their options up at `/v2/<resource>?q=`. */
export type Filter = {
  name: string
  label: string
  /**
   * `present`: whether anything stands there. `has` and `hasProvince`: of a list of values, that it holds one of these; of
   * provinces, that it holds this one; of ids, with the `resource` that they are of. `reached`: that it has come as far as one of
   * the options, or farther. `text`: these words and no others, whatever their letters. `tag`: of a list of words of people's own,
   * in small letters, that it holds this one.
   */
  kind:
    | 'enum'
    | 'boolean'
    | 'present'
    | 'has'
    | 'hasProvince'
    | 'ref'
    | 'dayRange'
    | 'moneyRange'
    | 'numberRange'
    | 'reached'
    | 'text'
    | 'tag'
  options?: readonly Option[]
  resource?: string
  /** Of a `text`: where the words are listed that it is chosen from, under /v2. */
  words?: string
  /**
   * Of a `ref` to what is known by more than one row (a person with several agreements): the relation, and its column that says who
   * it is. Any of the rows that share its value finds the same.
   */
  alike?: { relation: string; column: string }
  /** Of `present`: the column, where it is not the name. */
  column?: string
  /**
   * Of `reached`: the column of where it is now, and of each option, in their order, the column that says when it came there;
   * `unsure` is true of rows that have not surely come to the last place.
   */
  reached?: { now: string; when: Readonly<Record<string, string>>; unsure?: string }
}

export type FieldKind =
  | 'text'
  | 'phone'
  | 'textarea'
  | 'richtext'
  | 'number'
  | 'money'
  | 'rate'
  | 'boolean'
  | 'select'
  | 'multiselect'
  | 'tags'
  | 'ref'
  | 'province'
  | 'day'
  | 'instant'
  | 'image'
  /** One of our files, by its id or its address; its form has a widget of its own. */
  | 'file'
  | 'slug'
  | 'position'
  | 'hours'
  | 'rows'
  | 'flags'

export type Field = {
  name: string
  label: string
  kind: FieldKind
  required?: boolean
  help?: string
  options?: readonly Option[]
  resource?: string
  /** Of a `ref`: the filters of its list by which fewer rows are offered. */
  among?: Readonly<Record<string, string>>
  /** Of a `select`: where its words are listed, under /v2, instead of options. */
  words?: string
  min?: number
  max?: number
  step?: number
  /** Of a number: digits after the comma (none), and false for what is no quantity, as a year. */
  decimals?: number
  grouped?: boolean
  /** Of a day: one that has been, as a birthday; a year of two figures is read so. */
  past?: true
  /**
   * Of the kind 'rows': the fields of a row, what a new one holds, and what one is called: "riga"; `ordered` where their order matters,
   * `wraps` where a row has more fields than a line holds.
   */
  rows?: {
    one: string
    fields: readonly Field[]
    initial: Record<string, unknown>
    ordered?: true
    wraps?: true
  }
  /** Field that a slug is proposed from. */
  from?: string
  /** Heading that starts here. */
  section?: string
  /** Share of the row: 12 is the whole width. */
  width?: 3 | 4 | 6 | 8 | 12
  /** Shown only when the other field has one of these values; in a row, the other field of the row. */
  when?: { field: string; in: readonly unknown[] }
}

/** A column as the history calls it. */
export type HistoryField = Field & {
  /** Goes with another one: a page that tells all shows it, a line that sums up does not. */
  follows?: true
}

/** Filters that everybody finds under a name beside the list, as the query of its address: "filter[stato]=nuovo". */
export type Preset = { id: string; label: string; query: string }

/** What can be done with chosen rows and is more than a change of columns: it is shown first, then confirmed. */
export type VerbView = {
  /** Also the end of its path: POST /v2/<resource>/<id>. */
  id: string
  label: string
  /** How it is decided what each row gets, in a sentence. */
  about: string
  fields: readonly Field[]
  /** Where the rows that it takes are taken to: nothing of them changes. */
  opens?: string
}

/** What the parts of a list screen need to know: of a resource, or of a report. */
export type ListView = {
  /** Under /v2. */
  path: string
  labels: { one: string; many: string; article: 'm' | 'f' }
  list: {
    columns: readonly Column[]
    filters: readonly Filter[]
    defaultSort: string
    search: boolean
    presets?: readonly Preset[]
  }
}

export type ResourceView = ListView & {
  page: string
  list: {
    /** Rows are put in order by hand, within one value of this filter. */
    orderWithin: string | null
    bulk: readonly { id: string; label: string }[]
    verbs?: readonly VerbView[]
  }
  /** Rows are written through the engine: CREA, MODIFICA, CANCELLA make sense. */
  writable: boolean
  form: readonly Field[]
  /** What the history can name: the fields of the form, then the columns that no form shows. */
  history: readonly HistoryField[]
}

/** The part of a resource that says where its screens are. */
type Placed = { path: string; areas?: Partial<Record<string, string>>; view: ResourceView }

/** A view whose links lead to the screens of one area. */
export function viewIn({ path, areas, view }: Placed, area: string): ResourceView {
  if (area === 'admin') return view
  const page = areas?.[area]
  if (!page) throw new Error(`${path} has no screen in the area of this role: ${area}`)
  return { ...view, page }
}

/** A row as every resource sends it: its columns are what the resource declares. */
export type ResourceRow = Record<string, unknown> & { _id: string; version: number }

/** Reply of every list of /v2. */
export type ListReply<T = Record<string, unknown>> = {
  items: T[]
  nextCursor: string | null
  prevCursor: string | null
  total: number
  totalIsCapped: boolean
  /** Nothing has the words of the search: the rows have these, which come close, the likeliest first. */
  similar?: string[]
}

/** Reply of a verb on chosen rows: of each row what it gets and what that leaves to be seen to, or why it is left as it was. */
export type VerbReply = {
  done: number
  lines: { _id: string; result: string | null; message: string | null; cautele: string[] }[]
}

/** Lists count up to here and then say "10.000+". */
export const TOTAL_CAP = 10_000

/** The same for a search, where no index knows the order and each match costs a visit to its row. */
export const SEARCH_CAP = 100
