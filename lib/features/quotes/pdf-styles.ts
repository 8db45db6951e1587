import 'server-only'
import { PAPER } from '@/lib/pdf/house'
import { StyleSheet } from '@/lib/pdf/parts'

/** What a simulation adds to the look of every document. */
export const styles = StyleSheet.create({
  asked: { marginTop: 6, color: PAPER.soft },
  warning: { marginTop: 6, fontSize: 11, fontWeight: 600 },
  table: { marginTop: 8 },
  wide: { flex: 2.4 },
  figure: { flex: 1, textAlign: 'right' },
  name: { flex: 1.2, color: PAPER.soft },
  value: { flex: 2.2 },
  words: { marginBottom: 4, color: PAPER.ink },
  cost: { marginTop: 3, color: PAPER.soft },
})
