import { Document, Page, Text } from './parts'
import { type Drawing, offerDrawing, renderPdf, renderPng } from './render'

const drawn: Drawing[] = []
offerDrawing(async (drawing) => {
  drawn.push(drawing)
  return Buffer.from(`paper ${drawn.length}`)
})

const paper = (words: string) => (
  <Document title="Prova">
    <Page size="A4">
      <Text>{words}</Text>
    </Page>
  </Document>
)

it('draws a paper once, and again where a word, or what it becomes, is another', async () => {
  const first = await renderPdf(paper('100,00 €'))
  const again = await renderPdf(paper('100,00 €'))
  const other = await renderPdf(paper('100,01 €'))
  const picture = await renderPng(paper('100,00 €'), { width: 100, height: 50 })
  expect([first, again, other, picture].map(String)).toEqual(['paper 1', 'paper 1', 'paper 2', 'paper 3'])
})

it('gives everybody bytes of their own', async () => {
  const mine = await renderPdf(paper('mia'))
  mine.fill(0)
  expect(String(await renderPdf(paper('mia')))).toMatch(/^paper/)
})
