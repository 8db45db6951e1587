import 'server-only'
import { house, PAPER, PdfWordmark } from '@/lib/pdf/house'
import { Document, Page, PageNumber, StyleSheet, Text, View } from '@/lib/pdf/parts'
import { renderPdf } from '@/lib/pdf/render'
import type { Scheda } from './scheda-sheet'

const row = {
  flexDirection: 'row',
  paddingVertical: 2.5,
  borderBottomWidth: 0.5,
  borderBottomColor: PAPER.line,
} as const
const styles = StyleSheet.create({
  page: { paddingBottom: 48, fontSize: 8 },
  line: { marginTop: 4, color: PAPER.soft },
  pair: { flexDirection: 'row', gap: 20 },
  half: { flex: 1 },
  note: { marginTop: 4, color: PAPER.soft, fontSize: 7 },
  head: { ...row, color: PAPER.soft, fontWeight: 600 },
  row,
  label: { flex: 1.5, paddingRight: 4 },
  figure: { flex: 1, textAlign: 'right' },
  words: { marginBottom: 2 },
  bar: { flexDirection: 'row', alignItems: 'center', paddingVertical: 2.5 },
  name: { width: 108, paddingRight: 6 },
  track: { flex: 1 },
  fill: { height: 9, backgroundColor: PAPER.base },
  amount: { width: 62, textAlign: 'right' },
  foot: {
    position: 'absolute',
    bottom: 24,
    left: 40,
    right: 40,
    fontSize: 7,
    color: PAPER.soft,
    textAlign: 'right',
  },
})

const TITLE = 'La mia scheda'

/** An agent's month and year on paper. */
export function schedaPdf({ lines, tables, words, leads, parts, author }: Scheda): Promise<Buffer> {
  return renderPdf(
    <Document title={TITLE} author={author} language="it">
      <Page size="A4" style={[house.page, styles.page]}>
        <PdfWordmark name={author} />
        <Text style={house.title}>{TITLE}</Text>
        {lines.map((line) => (
          <Text key={line} style={styles.line}>
            {line}
          </Text>
        ))}
        <View style={styles.pair}>
          {tables.map((table) => (
            <Table key={table.title} {...table} />
          ))}
        </View>
        <View style={styles.pair}>
          {words.map(({ title, lines: said }) => (
            <View key={title} style={styles.half} wrap={false}>
              <Text style={house.subtitle}>{title}</Text>
              {said.map((line) => (
                <Text key={line} style={styles.words}>
                  {line}
                </Text>
              ))}
            </View>
          ))}
        </View>
        {inPairs([leads, ...parts]).map((pair) => (
          <View key={pair[0]?.title} style={styles.pair} wrap={false}>
            {pair.map((bars) => (
              <Bars key={bars.title} {...bars} />
            ))}
          </View>
        ))}
        <PageNumber title={TITLE} style={styles.foot} fixed />
      </Page>
    </Document>,
  )
}

const inPairs = <T,>(all: readonly T[]): T[][] =>
  all.flatMap((_one, at) => (at % 2 === 0 ? [all.slice(at, at + 2)] : []))

const HEADS = ['Tu', 'Stessi giorni, un anno prima', 'Squadra']

const Table = ({ title, note, rows }: Scheda['tables'][number]) => (
  <View style={styles.half} wrap={false}>
    <Text style={house.subtitle}>{title}</Text>
    <Cells label="" cells={HEADS} isHead />
    {rows.map((one) => (
      <Cells key={one.label} {...one} />
    ))}
    <Text style={styles.note}>{note}</Text>
  </View>
)

const Cells = ({ label, cells, isHead }: { label: string; cells: string[]; isHead?: true }) => (
  <View style={isHead ? styles.head : styles.row}>
    <Text style={styles.label}>{label}</Text>
    {cells.map((cell, at) => (
      <Text key={HEADS[at]} style={styles.figure}>
        {cell}
      </Text>
    ))}
  </View>
)

const Bars = ({ title, note, bars, empty }: Scheda['leads']) => (
  <View style={styles.half} wrap={false}>
    <Text style={house.subtitle}>{title}</Text>
    {bars.length === 0 && <Text style={styles.words}>{empty}</Text>}
    {bars.map(({ label, text, share }) => (
      <View key={label} style={styles.bar}>
        <Text style={styles.name}>{label}</Text>
        <View style={styles.track}>
          <View style={[styles.fill, { width: `${Math.min(100, Math.max(0.5, 100 * share))}%` }]} />
        </View>
        <Text style={styles.amount}>{text}</Text>
      </View>
    ))}
    {note && bars.length > 0 && <Text style={styles.note}>{note}</Text>}
  </View>
)
