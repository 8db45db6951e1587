import 'server-only'
import { type Company, signatureOf } from '@/lib/core/company'
import { formatDay } from '@/lib/core/dates'
import { orNotFound } from '@/lib/core/errors'
import { isId } from '@/lib/core/ids'
import { euroText, formatRate } from '@/lib/core/money'
import { durataText } from '@/lib/finance/text'
import { fileReply } from '@/lib/http/file-reply'
import { shownText } from '@/lib/italian/claims'
import { closed } from '@/lib/italian/closed'
import { house, PdfWordmark } from '@/lib/pdf/house'
import { Document, Page, StyleSheet, Text, View } from '@/lib/pdf/parts'
import { renderPdf } from '@/lib/pdf/render'
import { creditWarning, warningOn } from '@/lib/settings/company'
import { companySettings } from '@/lib/settings/company-settings'
import { setting } from '@/lib/settings/read'
import { information, informationVersions } from './data'
import { PRODOTTI_CONSUMO } from './schema'
import type { Informazione } from './types'

const styles = StyleSheet.create({
  warning: { marginTop: 8, fontSize: 11, fontWeight: 600 },
  about: { marginTop: 4 },
  line: { marginTop: 4, fontSize: 9, lineHeight: 1.4 },
  wide: { flexGrow: 1 },
})

/** A title goes to the next page with what it is the title of, points. */
const WITH_ITS_TEXT = 40
const BLOCK = /<(h[234]|p|li)>([\s\S]*?)<\/\1>/g

/** A sanitised text as lines with their kind. */
const linesOf = (corpo: string) =>
  [...corpo.matchAll(BLOCK)].map(([, kind = 'p', html = '']) => ({
    kind,
    text: `${kind === 'li' ? '•  ' : ''}${shownText(html).trim()}`,
  }))

/** A version as a document to keep (art. 9: on a durable medium); the warning is that of its first day. */
function draw({ prodotto, numero, dal, corpo, esempio }: Informazione, company: Company, warning: string) {
  const name = PRODOTTI_CONSUMO[prodotto]
  const figures: [string, string][] = [
    [`TAN ${esempio.tipo}`, formatRate(esempio.tan)],
    ['TAEG', formatRate(esempio.taeg)],
    ['Importo totale del credito', euroText(esempio.importo)],
    ['Durata', `${durataText(esempio.durataMesi)}, ${esempio.durataMesi} rate`],
    ['Rata al mese', euroText(esempio.rata)],
    ...esempio.spese.map(({ label, importo }): [string, string] => [label, euroText(importo)]),
    ['Importo totale dovuto', euroText(esempio.totale)],
  ]
  return renderPdf(
    <Document title={`Informazioni generali: ${name}`} author={company.marchio} language="it">
      <Page size="A4" style={house.page}>
        <PdfWordmark name={company.marchio} />
        <Text style={house.title}>{`Informazioni generali: ${name}`}</Text>
        <Text style={styles.about}>{`Versione ${numero}, dal ${formatDay(dal)}`}</Text>
        <Text style={styles.warning}>{warning}</Text>
        <Text style={house.subtitle}>Esempio rappresentativo</Text>
        <Text style={styles.line}>{`${esempio.title}. Cifre del ${formatDay(esempio.asOf)}.`}</Text>
        {figures.map(([label, value]) => (
          <View key={label} style={house.row} wrap={false}>
            <Text style={styles.wide}>{label}</Text>
            <Text>{value}</Text>
          </View>
        ))}
        <Text style={styles.line}>{esempio.note}</Text>
        {linesOf(corpo).map(({ kind, text }) =>
          kind.startsWith('h') ? (
            <Text key={text} style={house.subtitle} minPresenceAhead={WITH_ITS_TEXT}>
              {text}
            </Text>
          ) : (
            <Text key={text} style={styles.line}>
              {text}
            </Text>
          ),
        )}
        <Text style={house.note} fixed>
          {`Messaggio pubblicitario con finalità promozionale. ${closed(signatureOf(company))}`}
        </Text>
      </Page>
    </Document>,
  )
}

/** A version that has begun, as a file. @throws 404 */
export async function informationPdf(id: string): Promise<Response> {
  const version = orNotFound(isId(id) ? (await informationVersions()).find(({ _id }) => _id === id) : null)
  const shown = orNotFound(await information(version.prodotto, version.numero))
  const warning = warningOn(await setting(creditWarning), version.dal)
  const pdf = await draw(shown, await companySettings(), warning)
  return fileReply(pdf, `informazioni-${version.prodotto}-${version.numero}.pdf`, 'application/pdf')
}
