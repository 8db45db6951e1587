import { PassThrough, pipeline, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { columnOfDay, dayOfText, italianClock } from './dates'
import { escapeMarkup } from './markup'

/** A cell by its kind; null is empty. Days are 'YYYY-MM-DD'. */
export type XlsxCell =
  | { text: string }
  | { number: number; money?: boolean }
  | { day: string }
  | { instant: Date }
  | null

/** Rows below the heading that a sheet can hold (Office Open XML, ECMA-376: 1,048,576 with it). */
export const XLSX_MAX_ROWS = 1_048_575

/** Indexes of `cellXfs` in STYLES. */
const STYLE = { plain: 0, bold: 1, money: 2, day: 3, instant: 4 }
const DAY_MS = 86_400_000
/** Serial number of 1 January 1970: spreadsheets count days from 30 December 1899. */
const EPOCH = 25_569

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="3"><numFmt numFmtId="164" formatCode="#,##0.00\\ &quot;€&quot;"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy"/><numFmt numFmtId="166" formatCode="dd/mm/yyyy\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf numFmtId="166" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

const fixedParts = (sheet: string): Record<string, string> => ({
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escapeMarkup(sheetName(sheet))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': STYLES,
})

/** At most 31 letters, without the signs that formulas use. */
const sheetName = (name: string) => name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31)

const number = (value: number, style: number) =>
  Number.isFinite(value) ? `<c s="${style}"><v>${value}</v></c>` : '<c/>'
const text = (value: string, style: number) =>
  `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeMarkup(value)}</t></is></c>`
const serial = (milliseconds: number) => milliseconds / DAY_MS + EPOCH

function cellXml(cell: XlsxCell): string {
  if (cell === null) return '<c/>'
  if ('text' in cell) return text(cell.text, STYLE.plain)
  if ('day' in cell) return number(serial(columnOfDay(dayOfText(cell.day)).getTime()), STYLE.day)
  if ('instant' in cell) return number(serial(italianClock(cell.instant)), STYLE.instant)
  return number(cell.number, cell.money ? STYLE.money : STYLE.plain)
}

const rowXml = (cells: string[]) => `<row>${cells.join('')}</row>`

async function* sheetXml(header: string[], chunks: AsyncIterable<XlsxCell[][]>): AsyncGenerator<string> {
  // The heading stays in sight while the rest scrolls.
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><sheetData>`
  yield rowXml(header.map((label) => text(label, STYLE.bold)))
  for await (const rows of chunks) yield rows.map((row) => rowXml(row.map(cellXml))).join('')
  yield '</sheetData></worksheet>'
}

/**
 * A workbook of one sheet, written while its rows arrive: memory holds one chunk of them, however many there are
 * (at most XLSX_MAX_ROWS). An error of the rows breaks the stream off.
 */
export function xlsxStream(sheet: string, header: string[], chunks: AsyncIterable<XlsxCell[][]>): Readable {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(fixedParts(sheet))) zip.addBuffer(Buffer.from(content), name)
  const rows = Readable.from(sheetXml(header, chunks), { objectMode: false })
  zip.addReadStream(rows, 'xl/worksheets/sheet1.xml')
  zip.end()
  const output = new PassThrough()
  rows.on('error', (error) => output.destroy(error))
  // When the reader disconnects, the query is stopped too.
  pipeline(zip.outputStream, output, () => rows.destroy())
  return output
}
