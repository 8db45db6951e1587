import 'server-only'
import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import type { Actor } from '@/lib/auth/actor'
import type { Company } from '@/lib/core/company'
import { AppError } from '@/lib/core/errors'
import { capitalized } from '@/lib/core/text'
import { PAPER, PdfWordmark, renderPdf } from '@/lib/pdf/house'
import { companySettings } from '@/lib/settings/company-settings'
import type { Ranking } from './advance'
import { rankingDetail } from './data'
import { CLASSIFICHE, monthOfPeriod, type Periodo, periodWords } from './labels'
import type { RigaClassifica } from './types'

const FIRST = 10
const number = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 2, useGrouping: 'always' })

const styles = StyleSheet.create({
  page: { padding: 56, fontFamily: 'Text', fontSize: 14, color: PAPER.ink },
  kind: { marginTop: 36, fontSize: 14, color: PAPER.soft },
  month: { marginTop: 6, fontSize: 34, fontFamily: 'Titles', fontWeight: 600, color: PAPER.base },
  rows: { marginTop: 28, borderTopWidth: 1, borderTopColor: PAPER.line },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 16,
    paddingVertical: 9,
    borderBottomWidth: 1,
    borderBottomColor: PAPER.line,
  },
  place: { width: 40, fontSize: 22, fontFamily: 'Titles', fontWeight: 600, color: PAPER.base },
  who: { flex: 1 },
  name: { fontSize: 16, fontWeight: 600 },
  agency: { marginTop: 2, fontSize: 10, color: PAPER.soft },
  points: { width: 120, textAlign: 'right', fontSize: 16, fontWeight: 600 },
  foot: { position: 'absolute', left: 56, right: 56, bottom: 40, fontSize: 8, color: PAPER.soft },
})

type Poster = { titolo: string; kind: string; period: Periodo; rows: readonly RigaClassifica[] }

/** The first of a published month, to be hung up. @throws 409 for one that the network has not been told of */
export async function rankingPoster(ranking: Ranking, actor: Actor, id: string) {
  const detail = await rankingDetail(ranking, actor, id)
  if (detail.fase !== 'pubblicata')
    throw new AppError('conflict', 'La locandina si stampa quando la classifica è pubblicata.')
  const period = detail as unknown as Periodo
  const poster = {
    ...{
      titolo: String((detail as { titolo?: unknown }).titolo),
      kind: CLASSIFICHE[detail.tipo].title,
      period,
    },
    // Equal points share a place: the tenth may be several.
    rows: detail.elenco.filter(({ posizione }) => posizione <= FIRST),
  }
  const bytes = await posterPdf(poster, await companySettings())
  return { bytes, name: `locandina-${detail.tipo}-${monthOfPeriod(period)}.pdf` }
}

export function posterPdf({ titolo, kind, period, rows }: Poster, company: Company): Promise<Buffer> {
  const month = capitalized(periodWords(period))
  // A title of its own says more than the kind.
  const own = titolo === `${kind}, ${periodWords(period)}` ? kind : titolo
  return renderPdf(
    <Document title={`${kind}, ${month}`} author={company.marchio} language="it">
      <Page size="A4" style={styles.page}>
        <PdfWordmark height={28} />
        <Text style={styles.kind}>{own}</Text>
        <Text style={styles.month}>{month}</Text>
        <View style={styles.rows}>
          {rows.map(({ _id, posizione, nome, agenzia, punti }) => (
            <View key={_id} style={styles.row} wrap={false}>
              <Text style={styles.place}>{`${posizione}°`}</Text>
              <View style={styles.who}>
                <Text style={styles.name}>{nome}</Text>
                {agenzia ? <Text style={styles.agency}>{agenzia}</Text> : null}
              </View>
              <Text
                style={styles.points}
              >{`${number.format(punti)} ${punti === 1 ? 'punto' : 'punti'}`}</Text>
            </View>
          ))}
        </View>
        <Text style={styles.foot} fixed>
          {company.ragioneSociale}
        </Text>
      </Page>
    </Document>,
  )
}
