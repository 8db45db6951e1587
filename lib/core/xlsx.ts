import { PassThrough, pipeline, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { columnOfDay, dayOfText, italianClock } from './dates'
import { escapeMarkup } from './markup'

/**
 * How a number is written: a year as it stands, a count by its thousands, a mean with one digit, euro. Percentages and rates are of a
 * hundred, as everywhere here: a workbook keeps them as fractions, so that it can reckon with them.
 */
export type NumberFormat = 'plain' | 'count' | 'decimal' | 'money' | 'percent' | 'rate'

/** A cell by its kind; null is empty. Days are 'YYYY-MM-DD', months their first day. */
export type XlsxCell =
  | { text: string }
  | { number: number; format?: NumberFormat }
  | { day: string }
  | { month: string }
  | { instant: Date }
  | null

/** `width`: in letters. */
export type XlsxColumn = { label: string; width: number }

/** Rows below the heading that a sheet can hold (Office Open XML, ECMA-376: 1,048,576 with it). */
export const XLSX_MAX_ROWS = 1_048_575

/** What cells look like, by the place of their style in the workbook. Months have Italian names wherever the file is opened. */
const FORMATS = {
  plain: null,
  heading: null,
  money: '#,##0.00\\ "€"',
  day: 'dd/mm/yyyy',
  instant: 'dd/mm/yyyy\\ hh:mm',
  month: '[$-410]mmmm\\ yyyy',
  count: '#,##0',
  decimal: '#,##0.0',
  percent: '0.0%',
  rate: '0.00%',
} as const
type Style = keyof typeof FORMATS
const STYLES_OF = Object.keys(FORMATS) as Style[]
const OF_HUNDRED: readonly NumberFormat[] = ['percent', 'rate']
const DAY_MS = 86_400_000
/** Serial number of 1 January 1970: spreadsheets count days from 30 December 1899. */
const EPOCH = 25_569

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The first number of a format of one's own (ECMA-376, 18.8.30). */
const OWN_FORMATS = 164
const numberOf = (style: Style) => OWN_FORMATS + STYLES_OF.indexOf(style)
const OWN = STYLES_OF.flatMap((style) => {
  const code = FORMATS[style]
  return code === null ? [] : [`<numFmt numFmtId="${numberOf(style)}" formatCode="${escapeMarkup(code)}"/>`]
})
/** A heading is bold and breaks where its column is narrower. */
const LOOKS = STYLES_OF.map((style) => {
  if (style === 'plain') return '<xf/>'
  if (style === 'heading')
    return '<xf fontId="1" applyFont="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>'
  return `<xf numFmtId="${numberOf(style)}" applyNumberFormat="1"/>`
})

const STYLES = [
  `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="${OWN.length}">${OWN.join('')}</numFmts>`,
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>',
  `<cellXfs count="${LOOKS.length}">${LOOKS.join('')}</cellXfs>`,
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
].join('')

const fixedParts = (sheet: string): Record<string, string> => ({
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escapeMarkup(sheetName(sheet))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': STYLES,
})

/** At most 31 letters, without the signs that formulas use. */
const sheetName = (name: string) => name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31)

const styled = (style: Style) => STYLES_OF.indexOf(style)
const number = (value: number, style: Style) =>
  Number.isFinite(value) ? `<c s="${styled(style)}"><v>${value}</v></c>` : '<c/>'
const text = (value: string, style: Style) =>
  `<c t="inlineStr" s="${styled(style)}"><is><t xml:space="preserve">${escapeMarkup(value)}</t></is></c>`
const serial = (milliseconds: number) => milliseconds / DAY_MS + EPOCH
const serialOfDay = (day: string) => serial(columnOfDay(dayOfText(day)).getTime())
/** 12.3 of a hundred is 0.123, and not 0.12300000000000001. */
const fraction = (value: number) => Number((value / 100).toPrecision(15))

function cellXml(cell: XlsxCell): string {
  if (cell === null) return '<c/>'
  if ('text' in cell) return text(cell.text, 'plain')
  if ('day' in cell) return number(serialOfDay(cell.day), 'day')
  if ('month' in cell) return number(serialOfDay(cell.month), 'month')
  if ('instant' in cell) return number(serial(italianClock(cell.instant)), 'instant')
  const { number: value, format = 'plain' } = cell
  return number(OF_HUNDRED.includes(format) ? fraction(value) : value, format)
}

const rowXml = (cells: string[]) => `<row>${cells.join('')}</row>`

/** The heading and what a row is stay in sight while the rest scrolls. */
const FROZEN =
  '<sheetViews><sheetView workbookViewId="0"><pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/></sheetView></sheetViews>'

const widthsXml = (columns: readonly XlsxColumn[]) =>
  columns
    .map(({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('')

async function* sheetXml(
  columns: readonly XlsxColumn[],
  chunks: AsyncIterable<XlsxCell[][]>,
): AsyncGenerator<string> {
  yield `${XML}<worksheet xmlns="${MAIN}">${FROZEN}<cols>${widthsXml(columns)}</cols><sheetData>`
  yield rowXml(columns.map(({ label }) => text(label, 'heading')))
  for await (const rows of chunks) yield rows.map((row) => rowXml(row.map(cellXml))).join('')
  yield '</sheetData></worksheet>'
}

/**
 * A workbook of one sheet, written while its rows arrive: memory holds one chunk of them, however many there are
 * (at most XLSX_MAX_ROWS). An error of the rows breaks the stream off.
 */
export function xlsxStream(
  sheet: string,
  columns: readonly XlsxColumn[],
  chunks: AsyncIterable<XlsxCell[][]>,
): Readable {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(fixedParts(sheet))) zip.addBuffer(Buffer.from(content), name)
  const rows = Readable.from(sheetXml(columns, chunks), { objectMode: false })
  zip.addReadStream(rows, 'xl/worksheets/sheet1.xml')
  zip.end()
  const output = new PassThrough()
  rows.on('error', (error) => output.destroy(error))
  // When the reader disconnects, the query is stopped too.
  pipeline(zip.outputStream, output, () => rows.destroy())
  return output
}
