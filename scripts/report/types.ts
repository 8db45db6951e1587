/** One line of a report; `ok` is left out where there is no goal. */
export type Row = { what: string; measured: string; goal?: string; ok?: boolean }

/** A part of a report, which can be repeated alone by its name; a text is kept as it is. */
export type Section<Options = void> = {
  name: string
  title: string
  run(options: Options): Promise<Row[] | string>
}
