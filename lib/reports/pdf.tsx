import 'server-only'
import { house, PAPER, PdfWordmark } from '@/lib/pdf/house'
import { Document, Page, PageNumber, StyleSheet, Text, View } from '@/lib/pdf/parts'
import { renderPdf } from '@/lib/pdf/render'
import type { ReportSheet } from './sheet'

const row = { flexDirection: 'row', borderBottomWidth: 0.5, borderBottomColor: PAPER.line } as const
const styles = StyleSheet.create({
  page: { padding: 32, paddingBottom: 44 },
  line: { marginTop: 4, color: PAPER.soft },
  table: { marginTop: 10 },
  head: { ...row, color: PAPER.soft, fontWeight: 600 },
  row,
  whole: { ...row, fontWeight: 600, borderTopWidth: 1, borderTopColor: PAPER.ink },
  text: { flex: 1.6, paddingVertical: 2.5, paddingRight: 6 },
  figure: { flex: 1, paddingVertical: 2.5, paddingLeft: 4, textAlign: 'right' },
  foot: {
    position: 'absolute',
    bottom: 20,
    left: 32,
    right: 32,
    fontSize: 7,
    color: PAPER.soft,
    textAlign: 'right',
  },
})

/** Many columns are written smaller. */
const sizeFor = (columns: number) => (columns <= 8 ? 8 : columns <= 12 ? 7 : 6)

type CellsProps = { sheet: ReportSheet; cells: readonly string[]; look: 'head' | 'row' | 'whole' }

const Cells = ({ sheet: { columns }, cells, look }: CellsProps) => (
  <View style={styles[look]} wrap={false} fixed={look === 'head'}>
    {columns.map(({ label, isNumber }, at) => (
      <Text key={label} style={isNumber ? styles.figure : styles.text}>
        {cells[at] ?? ''}
      </Text>
    ))}
  </View>
)

/** A table with the head of the house, its columns named on every page. */
export function reportPdf(sheet: ReportSheet): Promise<Buffer> {
  const fontSize = sizeFor(sheet.columns.length)
  return renderPdf(
    <Document title={sheet.title} author={sheet.author} language="it">
      <Page size="A4" orientation="landscape" style={[house.page, styles.page, { fontSize }]}>
        <PdfWordmark name={sheet.author} height={16} />
        <Text style={house.title}>{sheet.title}</Text>
        {sheet.lines.map((line) => (
          <Text key={line} style={styles.line}>
            {line}
          </Text>
        ))}
        <View style={styles.table}>
          <Cells sheet={sheet} cells={sheet.columns.map(({ label }) => label)} look="head" />
          {sheet.rows.map((cells, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of paper never move
            <Cells key={at} sheet={sheet} cells={cells} look="row" />
          ))}
          {sheet.whole && <Cells sheet={sheet} cells={sheet.whole} look="whole" />}
        </View>
        <PageNumber title={sheet.title} style={styles.foot} fixed />
      </Page>
    </Document>,
  )
}
