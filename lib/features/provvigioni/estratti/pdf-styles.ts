import 'server-only'
import { PAPER } from '@/lib/pdf/house'
import { StyleSheet } from '@/lib/pdf/parts'

/** What a statement adds to the look of every document. */
export const styles = StyleSheet.create({
  facts: { marginTop: 6, color: PAPER.soft },
  table: { marginTop: 12 },
  day: { flex: 1.1 },
  code: { flex: 1.5, paddingRight: 4 },
  text: { flex: 1.8, paddingRight: 4 },
  percent: { flex: 0.7, textAlign: 'right' },
  figure: { flex: 1.1, textAlign: 'right' },
  sums: { marginTop: 12, marginLeft: 'auto', width: 220 },
  sum: { flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 2 },
  total: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    marginTop: 4,
    paddingTop: 4,
    borderTopWidth: 1,
    borderTopColor: PAPER.ink,
    fontWeight: 600,
  },
})
