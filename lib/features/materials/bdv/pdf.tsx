import 'server-only'
import { pdfKit } from '@/lib/pdf/kit'
import { Document, Page, View } from '@/lib/pdf/parts'
import { boxesOf, mm, withPrintBoxes } from '@/lib/pdf/print-boxes'
import { renderPdf } from '@/lib/pdf/render'
import { Back, CARD, type Drawn, Front } from './pdf-parts'

/** Room for the marks around the bleed, millimetres. */
const MARKS = 7
const LENGTH = 5
const A4 = [210, 297] as const
const SHEET = { columns: 2, rows: 5 } as const

type Point = readonly [left: number, top: number]
type Size = readonly [width: number, height: number]

/** A fine line where the paper is cut; `at` and `size` in millimetres. */
const Mark = ({ at: [left, top], size: [width, height] }: { at: Point; size: Size }) => (
  <View
    style={{
      position: 'absolute',
      left: mm(left) - (width === 0 ? 0.125 : 0),
      top: mm(top) - (height === 0 ? 0.125 : 0),
      width: width === 0 ? 0.25 : mm(width),
      height: height === 0 ? 0.25 : mm(height),
      backgroundColor: '#000000',
    }}
  />
)

/** Marks at both ends of every cut: down at each of `xs`, across at each of `ys`, outside of what is printed. */
function Marks({ xs, ys, from, to }: { xs: number[]; ys: number[]; from: Point; to: Point }) {
  return (
    <>
      {xs.map((x) => (
        <View key={`x${x}`}>
          <Mark at={[x, from[1] - LENGTH]} size={[0, LENGTH]} />
          <Mark at={[x, to[1]]} size={[0, LENGTH]} />
        </View>
      ))}
      {ys.map((y) => (
        <View key={`y${y}`}>
          <Mark at={[from[0] - LENGTH, y]} size={[LENGTH, 0]} />
          <Mark at={[to[0], y]} size={[LENGTH, 0]} />
        </View>
      ))}
    </>
  )
}

const PAGE = [CARD.width + 2 * (CARD.bleed + MARKS), CARD.height + 2 * (CARD.bleed + MARKS)] as const
const points = ([width, height]: Size) => [mm(width), mm(height)] as const
const FACES = [Front, Back] as const

/** One card for the printer: front and back, each with its bleed, its marks, and where it is cut. */
export async function cardPdf(drawn: Drawn): Promise<Buffer> {
  const [left, top] = [CARD.bleed + MARKS, CARD.bleed + MARKS]
  const [xs, ys] = [
    [left, left + CARD.width],
    [top, top + CARD.height],
  ]
  const outer = CARD.bleed + 1
  const from: Point = [left - outer, top - outer]
  const to: Point = [left + CARD.width + outer, top + CARD.height + outer]
  const pdf = await renderPdf(
    <Document title={titleOf(drawn)} author={drawn.company.marchio} language="it">
      {FACES.map((Face) => (
        <Page key={Face.name} size={{ width: mm(PAGE[0]), height: mm(PAGE[1]) }}>
          <View style={{ position: 'absolute', left: mm(MARKS), top: mm(MARKS) }}>
            <Face kit={pdfKit} {...drawn} />
          </View>
          <Marks xs={xs} ys={ys} from={from} to={to} />
        </Page>
      ))}
    </Document>,
  )
  return withPrintBoxes(pdf, boxesOf(points(PAGE), points([CARD.width, CARD.height]), mm(CARD.bleed)))
}

/** Ten cards on a sheet of A4, to be cut at home: neighbours share a cut, so they need no bleed. */
export async function sheetPdf(drawn: Drawn): Promise<Buffer> {
  const size: Size = [CARD.width * SHEET.columns, CARD.height * SHEET.rows]
  const [left, top] = [(A4[0] - size[0]) / 2, (A4[1] - size[1]) / 2]
  const xs = steps(SHEET.columns + 1, left, CARD.width)
  const ys = steps(SHEET.rows + 1, top, CARD.height)
  const pdf = await renderPdf(
    <Document title={titleOf(drawn)} author={drawn.company.marchio} language="it">
      {FACES.map((Face) => (
        <Page key={Face.name} size="A4">
          {ys.slice(0, -1).flatMap((y) =>
            xs.slice(0, -1).map((x) => (
              <View key={`${x} ${y}`} style={{ position: 'absolute', left: mm(x), top: mm(y) }}>
                <Face kit={pdfKit} {...drawn} bleed={0} />
              </View>
            )),
          )}
          <Marks xs={xs} ys={ys} from={[left - 1, top - 1]} to={[left + size[0] + 1, top + size[1] + 1]} />
        </Page>
      ))}
    </Document>,
  )
  return withPrintBoxes(pdf, boxesOf(points(A4), points(size), 0))
}

const steps = (count: number, first: number, step: number) =>
  Array.from({ length: count }, (_, index) => first + index * step)

const titleOf = ({ card }: Drawn) => `Biglietto da visita di ${card.nome} ${card.cognome}`
