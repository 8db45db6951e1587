import 'server-only'
import { StyleSheet } from '@react-pdf/renderer'

const INK = '#14292c'
const SOFT = '#47595c'
const LINE = '#dcd9d0'
const row = {
  flexDirection: 'row',
  paddingVertical: 4,
  borderBottomWidth: 0.5,
  borderBottomColor: LINE,
} as const

/** The tokens of the site, in the units of a printed page. */
export const styles = StyleSheet.create({
  page: { padding: 40, paddingBottom: 80, fontSize: 9, fontFamily: 'Helvetica', color: INK },
  brand: { fontSize: 12, fontFamily: 'Times-Bold', color: '#12474e' },
  title: { marginTop: 16, fontSize: 20, fontFamily: 'Times-Bold' },
  subtitle: { marginTop: 16, marginBottom: 6, fontSize: 12, fontFamily: 'Times-Bold' },
  asked: { marginTop: 6, color: SOFT },
  table: { marginTop: 10 },
  headRow: { ...row, fontFamily: 'Helvetica-Bold', color: SOFT },
  row,
  wide: { flex: 2.4 },
  figure: { flex: 1, textAlign: 'right' },
  cost: { marginBottom: 2, color: SOFT },
  note: { position: 'absolute', bottom: 30, left: 40, right: 40, fontSize: 7, color: SOFT },
})
