import type { Field } from '@/lib/resources/view'

export type Values = Record<string, unknown>

/** What a tool answers: figures with their names, how they were made, and a table where there is one. */
export type Outcome = {
  figures: readonly (readonly [label: string, value: string])[]
  /** The formula, in words. */
  formula: string
  table?: { heads: readonly string[]; rows: readonly (readonly string[])[] }
  /** What it is not good for. */
  note?: string
  /** It is not what was hoped for. */
  isBad?: boolean
}

/** A small calculator: it runs in the browser, and what is typed stands behind the # of the address. */
export type Tool = {
  id: string
  title: string
  about: string
  fields: readonly Field[]
  start: Values
  /**
   * Null while too little is written.
   * @throws FinanceError on the field that is wrong
   */
  compute: (values: Values, known: Known) => Outcome | null
  /** What it looks up besides: asked once, kept by the browser. */
  needs?: 'comuni' | 'soglie'
  /** Its text field is a search among the towns. */
  widgets?: readonly string[]
}

/** As GET /v2/enums/comuni has them: `altri` are names of before and the CAP of the whole town, `oggi` what it is part of now. */
export type Town = readonly [
  nome: string,
  provincia: string,
  catastale: string,
  caps: readonly string[],
  altri?: readonly string[],
  oggi?: string | null,
]
export type Threshold = {
  category: string
  classFrom: number | null
  classTo: number | null
  tegm: number
  soglia: number
}
/** What was looked up; empty until it has come. */
export type Known = { towns: readonly Town[]; thresholds: readonly Threshold[]; today: string }

/** "Nanto, oggi Castegnero Nanto (VI)" */
export const townName = ([nome, provincia, , , , oggi]: Town) =>
  `${oggi && oggi !== nome ? `${nome}, oggi ${oggi}` : nome} (${provincia})`
