import type { z } from 'zod'
import type { Tx } from '@/lib/core/db'
import type { FieldError } from '@/lib/core/errors'
import type { Change } from '@/lib/history/diff'
import type { AuditModel } from '@/lib/history/models'
import type { PublicCtx } from '@/lib/http/context'
import type { ImportKind } from './kinds'
import type { StatoImport } from './schema'

/* What can be imported, declared once: the engine (lib/imports) uploads, maps, checks, writes, resumes and takes back. */

/** One of our columns, as a file may bring it. */
export type ImportColumn<S extends z.ZodType = z.ZodType> = {
  label: string
  /** Other headings under which files bring it; case, spaces and signs do not count. */
  synonyms?: readonly string[]
  /** Its heading must be there, and its cell filled. */
  required?: boolean
  help?: string
  /** Reads the text of a cell that is not empty; its messages are Italian. */
  parse: S
  /** An address or a tax code: by it the row is found when the person is erased. */
  identifies?: boolean
  /** It holds one province, or several, as `provinceCell` reads them: the town of the row (`comune`) tells a divided one. */
  isProvince?: boolean
}
export type ImportColumns = Readonly<Record<string, ImportColumn>>

/** What a row says: an empty cell is no value, and never takes one away. */
export type Values<C extends ImportColumns> = { [K in keyof C]?: z.output<C[K]['parse']> }

export type ImportRow<C extends ImportColumns = ImportColumns> = { riga: number; value: Values<C> }

/** Who imports, in which transaction. What is recorded belongs to the run's entry of the history. */
export type ImportCtx = PublicCtx & { tx: Tx; run: { id: string; kind: ImportKind; origine: string } }

export type RowOutcome = {
  esito: 'creato' | 'aggiornato' | 'invariato' | 'saltato' | 'errato'
  /** The record. */
  ref?: string | null
  /** Its version afterwards: `undo` gets it back. */
  refVersion?: number | null
  /** Before and after, as the API shows the values. */
  cambi?: readonly Change[]
  /** Why not; Italian, with the column in `path` where it is one. Of a row that is taken: what is worth knowing. */
  errori?: readonly FieldError[]
}

/** What `check` found; `plan` is handed to `apply` and is not kept. */
export type Verdict<P = unknown> = RowOutcome & { plan?: P }

/** A row that was written and is to be taken back. */
export type WrittenRow = {
  riga: number
  esito: 'creato' | 'aggiornato'
  ref: string
  refVersion: number | null
  cambi: readonly Change[]
}

type Declaration<C extends ImportColumns, P> = {
  kind: ImportKind
  /** The history's name of the records. */
  audit: AuditModel
  /** What is imported, in the plural: "clienti". */
  title: string
  /** What a reader should know before choosing a file. */
  about: string
  columns: C
  /** What tells one record from the others; null where the row does not say it (then `keyless` is its error). */
  key(value: Values<C>): string | null
  keyless: string
  /**
   * What would become of these rows, read in as few queries as the portion allows; one verdict for each, in order. Runs in the
   * dry run, and again before they are written: what it reads of existing records it may lock.
   */
  check(ctx: ImportCtx, rows: readonly ImportRow<C>[]): Promise<Verdict<P>[]>
  /** Writes a row that `check` found new or changed. A thrown AppError is the row's error, and takes its writes back. */
  apply(ctx: ImportCtx, row: ImportRow<C>, verdict: Verdict<P>): Promise<RowOutcome>
  /**
   * Writes the rows of a portion that have one of these outcomes at once, where that needs nothing that `check` has not looked at; a
   * portion in which a row is refused is written again, each by `apply`.
   */
  together?: {
    of: readonly ('creato' | 'aggiornato')[]
    apply(ctx: ImportCtx, rows: readonly { row: ImportRow<C>; verdict: Verdict<P> }[]): Promise<RowOutcome[]>
  }
  /** Takes a row back by its changes; why it must be left, in Italian, where the record has changed since. */
  undo(ctx: ImportCtx, row: WrittenRow): Promise<string | null>
  /**
   * A file may be said to be the complete list: then the check adds rows for what is here and not in it, as the cells of a
   * line would say it.
   */
  complete?: {
    label: string
    help: string
    missing(tx: Tx, runId: string): Promise<Record<string, string>[]>
  }
  /** A phase of a run has ended, well or not; in the transaction that says so. */
  onEnd?(tx: Tx, run: { id: string; state: StatoImport }): Promise<void>
  /** All rows are one portion: what they say counts together. */
  whole?: boolean
  /** A row that says what the same key said in the last run that wrote it is not looked at again. */
  skipsSame?: boolean
}

export type ImportDefinition<C extends ImportColumns = ImportColumns, P = unknown> = Readonly<
  Declaration<C, P>
>

/** Checked against its own columns here; the engine works with names alone. */
export const defineImport = <C extends ImportColumns, P = undefined>(
  declaration: Declaration<C, P>,
): ImportDefinition => declaration as unknown as ImportDefinition
