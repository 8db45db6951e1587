import 'server-only'
import { StyleSheet } from '@react-pdf/renderer'
import { PAPER } from '@/lib/pdf/house'

const row = {
  flexDirection: 'row',
  paddingVertical: 3,
  borderBottomWidth: 0.5,
  borderBottomColor: PAPER.line,
} as const

/** What a simulation adds to the look of every document. */
export const styles = StyleSheet.create({
  asked: { marginTop: 6, color: PAPER.soft },
  table: { marginTop: 8 },
  headRow: { ...row, fontWeight: 600, color: PAPER.soft },
  row,
  wide: { flex: 2.4 },
  figure: { flex: 1, textAlign: 'right' },
  cost: { marginBottom: 2, color: PAPER.soft },
  note: { position: 'absolute', bottom: 30, left: 40, right: 40, fontSize: 7, color: PAPER.soft },
})
