/** One line of docs/performance.md; `ok` is left out where there is no goal. */
export type Row = { what: string; measured: string; goal?: string; ok?: boolean }

export type Bench = { name: string; title: string; run(): Promise<Row[] | string> }
