import 'server-only'
import { type Company, signatureOf } from '@/lib/core/company'
import { formatDay } from '@/lib/core/dates'
import { env } from '@/lib/core/env'
import { closed } from '@/lib/italian/closed'
import { FACES, PAPER, PdfWordmark } from '@/lib/pdf/house'
import { Document, Page, StyleSheet, Text, View } from '@/lib/pdf/parts'
import { renderPdf } from '@/lib/pdf/render'
import { hoursWords } from './labels'
import type { CertificateDocument } from './types'

const styles = StyleSheet.create({
  page: { padding: 56, fontFamily: FACES.Text, fontSize: 11, color: PAPER.ink },
  kind: { marginTop: 70, fontSize: 12, color: PAPER.soft },
  name: { marginTop: 10, fontSize: 30, fontFamily: FACES.Titles, fontWeight: 600 },
  line: { marginTop: 14, fontSize: 12, color: PAPER.soft },
  course: { marginTop: 6, fontSize: 20, fontFamily: FACES.Titles, fontWeight: 600, color: PAPER.base },
  facts: { marginTop: 34, flexDirection: 'row', gap: 40 },
  label: { fontSize: 8, color: PAPER.soft },
  value: { marginTop: 2, fontSize: 12, fontWeight: 600 },
  foot: { position: 'absolute', left: 56, right: 56, bottom: 44, fontSize: 8, color: PAPER.soft },
})

/** Where a certificate can be verified by whoever holds it. */
const verifyAt = (codice: string) => `${env().SITE_URL}/attestati/${codice}`

/** A certificate as a document to keep or to show. */
export function certificatePdf(certificate: CertificateDocument, company: Company): Promise<Buffer> {
  const { codice, nome, cognome, titolo, ore, emessoAt, scadeAt } = certificate
  const facts: [string, string][] = [
    ['Rilasciato il', formatDay(new Date(emessoAt))],
    ...(ore > 0 ? [['Ore di aggiornamento', hoursWords(ore)] as [string, string]] : []),
    ...(scadeAt ? [['Valido fino al', formatDay(new Date(scadeAt))] as [string, string]] : []),
    ['Codice', codice],
  ]
  return renderPdf(
    <Document title={`Attestato ${codice}`} author={company.marchio} language="it">
      <Page size="A4" orientation="landscape" style={styles.page}>
        <PdfWordmark name={company.marchio} height={26} />
        <Text style={styles.kind}>Attestato di formazione</Text>
        <Text style={styles.name}>{`${nome} ${cognome}`}</Text>
        <Text style={styles.line}>ha completato il corso</Text>
        <Text style={styles.course}>{titolo}</Text>
        <View style={styles.facts}>
          {facts.map(([label, value]) => (
            <View key={label}>
              <Text style={styles.label}>{label}</Text>
              <Text style={styles.value}>{value}</Text>
            </View>
          ))}
        </View>
        <Text style={styles.foot} fixed>
          {`${closed(signatureOf(company))} Chiunque può verificare questo attestato: ${verifyAt(codice)}`}
        </Text>
      </Page>
    </Document>,
  )
}
