import 'server-only'
import { pdfKit } from '@/lib/pdf/kit'
import { Document, Page } from '@/lib/pdf/parts'
import { boxesOf, mm, withPrintBoxes } from '@/lib/pdf/print-boxes'
import { renderPdf } from '@/lib/pdf/render'
import { type Drawn, FlyerSheet, titleOf } from './pdf-parts'
import { FORMATI, type Formato } from './schema'

/** A poster goes to a printer, who cuts it; smaller sheets come from anybody's own machine. */
const BLEED: Partial<Record<Formato, number>> = { a3: mm(3) }

/** A flyer on one sheet of its format. */
export async function flyerPdf(drawn: Drawn): Promise<Buffer> {
  const { flyer, company } = drawn
  const { width, height } = FORMATI[flyer.layout]
  const bleed = BLEED[flyer.layout] ?? 0
  const page = [width + 2 * bleed, height + 2 * bleed] as const
  const pdf = await renderPdf(
    <Document title={titleOf(flyer.kind, flyer.input)} author={company.marchio} language="it">
      <Page size={{ width: page[0], height: page[1] }} wrap={false}>
        <FlyerSheet kit={pdfKit} bleed={bleed} {...drawn} />
      </Page>
    </Document>,
  )
  return bleed > 0 ? withPrintBoxes(pdf, boxesOf(page, [width, height], bleed)) : pdf
}
