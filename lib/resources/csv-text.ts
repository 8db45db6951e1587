import { csvLine } from './export-cells'

/** Lines of cells as a CSV text that spreadsheets in Italy open: with a mark of its encoding, semicolons between the cells. */
export const csvText = (lines: readonly string[][]): string =>
  `\uFEFF${lines.map((line) => csvLine(line)).join('')}`
