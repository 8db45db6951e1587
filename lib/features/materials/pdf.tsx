import 'server-only'
import { Document, Page } from '@react-pdf/renderer'
import { renderPdf } from '@/lib/pdf/house'
import { pdfKit } from '@/lib/pdf/kit'
import { type Drawn, FlyerSheet, titleOf } from './pdf-parts'
import { FORMATI } from './schema'

/** A flyer on one sheet of its format. */
export function flyerPdf(drawn: Drawn): Promise<Buffer> {
  const { flyer, company } = drawn
  const { width, height } = FORMATI[flyer.layout]
  return renderPdf(
    <Document title={titleOf(flyer.kind, flyer.input)} author={company.marchio} language="it">
      <Page size={{ width, height }} wrap={false}>
        <FlyerSheet kit={pdfKit} {...drawn} />
      </Page>
    </Document>,
  )
}
