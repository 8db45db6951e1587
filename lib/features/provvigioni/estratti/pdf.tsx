import 'server-only'
import { type Company, signatureOf } from '@/lib/core/company'
import { formatDay } from '@/lib/core/dates'
import { euroText, formatRate } from '@/lib/core/money'
import { closed } from '@/lib/italian/closed'
import { house, PdfWordmark } from '@/lib/pdf/house'
import { Document, Page, Text, View } from '@/lib/pdf/parts'
import { renderPdf } from '@/lib/pdf/render'
import { monthName, ROW_KINDS } from './labels'
import { styles } from './pdf-styles'
import type { StatementDocument, StatementRow } from './types'

/** A statement as a document to keep: its rows and what they come to. */
export function statementPdf(statement: StatementDocument, company: Company): Promise<Buffer> {
  const { codice, mese, beneficiario, perSegnalatore, chiusoIl, righe } = statement
  return renderPdf(
    <Document title={`Estratto conto ${codice}`} author={company.marchio} language="it">
      <Page size="A4" style={house.page}>
        <PdfWordmark name={company.marchio} />
        <Text style={house.title}>
          {perSegnalatore
            ? 'Estratto conto dei compensi per segnalazioni'
            : 'Estratto conto delle provvigioni'}
        </Text>
        <Text style={styles.facts}>
          {`Numero ${codice}  ·  ${monthName(mese)}  ·  ${beneficiario}  ·  Chiuso il ${formatDay(chiusoIl)}`}
        </Text>
        <View style={styles.table}>
          <Head />
          {righe.map((riga) => (
            <Line key={riga._id} riga={riga} />
          ))}
        </View>
        <Sums statement={statement} />
        <Text style={house.note} fixed>
          {`${closed(signatureOf(company))} Le righe con il segno meno sono storni.`}
        </Text>
      </Page>
    </Document>,
  )
}

const Head = () => (
  <View style={house.headRow} fixed>
    <Text style={styles.day}>Data</Text>
    <Text style={styles.code}>Pratica</Text>
    <Text style={styles.text}>Cliente</Text>
    <Text style={styles.text}>Banca</Text>
    <Text style={styles.day}>Quota</Text>
    <Text style={styles.percent}>%</Text>
    <Text style={styles.figure}>Importo</Text>
  </View>
)

const Line = ({ riga }: { riga: StatementRow }) => (
  <View style={house.row} wrap={false}>
    <Text style={styles.day}>{formatDay(new Date(riga.maturataAt))}</Text>
    <Text style={styles.code}>{riga.codice}</Text>
    <Text style={styles.text}>{riga.cliente}</Text>
    <Text style={styles.text}>{riga.banca ?? ''}</Text>
    <Text style={styles.day}>{`${ROW_KINDS[riga.quota]}${riga.storno ? ', storno' : ''}`}</Text>
    <Text style={styles.percent}>{riga.percentuale === null ? '' : formatRate(riga.percentuale)}</Text>
    <Text style={styles.figure}>{euroText(riga.importo)}</Text>
  </View>
)

function Sums({ statement }: { statement: StatementDocument }) {
  const { maturato, storni, riporto, riportoDa, totale } = statement
  const carried = `Riporto${riportoDa ? ` dell’estratto ${riportoDa}` : ''}`
  const sums: [string, number][] = [
    ['Maturato', maturato],
    ['Storni', storni],
    ...(riporto === 0 ? [] : [[carried, riporto] as [string, number]]),
  ]
  return (
    <View style={styles.sums} wrap={false}>
      {sums.map(([label, amount]) => (
        <View key={label} style={styles.sum}>
          <Text>{label}</Text>
          <Text>{euroText(amount)}</Text>
        </View>
      ))}
      <View style={styles.total}>
        <Text>{totale < 0 ? 'Da riportare al mese dopo' : 'Da pagare'}</Text>
        <Text>{euroText(totale)}</Text>
      </View>
    </View>
  )
}
