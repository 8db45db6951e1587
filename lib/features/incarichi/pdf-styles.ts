import 'server-only'
import { PAPER } from '@/lib/pdf/house'
import { StyleSheet } from '@/lib/pdf/parts'

/** What a mandate adds to the look of every document. */
export const styles = StyleSheet.create({
  facts: { marginTop: 6, color: PAPER.soft },
  name: { flex: 1.2, color: PAPER.soft },
  value: { flex: 2.4 },
  paragraph: { marginBottom: 4, textAlign: 'justify' },
  place: { marginTop: 18, flexDirection: 'row', justifyContent: 'space-between' },
  proof: { marginTop: 12, padding: 10, borderWidth: 0.5, borderColor: PAPER.line },
  hash: { marginTop: 4, fontSize: 7 },
})
