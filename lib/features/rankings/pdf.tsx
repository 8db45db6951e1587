import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { Company } from '@/lib/core/company'
import { AppError } from '@/lib/core/errors'
import { numberText } from '@/lib/core/number-text'
import { capitalized } from '@/lib/core/text'
import { FACES, PAPER, PdfWordmark } from '@/lib/pdf/house'
import { Document, Page, StyleSheet, Text, View } from '@/lib/pdf/parts'
import { renderPdf } from '@/lib/pdf/render'
import { companySettings } from '@/lib/settings/company-settings'
import type { Ranking } from './advance'
import { rankingDetail } from './data'
import { CLASSIFICHE, monthOfPeriod, type Periodo, periodWords } from './labels'
import type { RigaClassifica } from './types'

const FIRST = 10

/** Points of an A4 sheet between its head and its foot, and across a name. */
const ROOM = 560
const NAME_WIDTH = 290
/** Letters of a line, by its size. */
const linesOf = (text: string, size: number) => Math.ceil((text.length * size * 0.56) / NAME_WIDTH)
const heightOf = ({ nome, agenzia }: RigaClassifica, scale: number) =>
  scale * (19 + linesOf(nome, 16 * scale) * 19.5 + (agenzia ? 2 + linesOf(agenzia, 10 * scale) * 12.5 : 0))

/** As large as the rows may be for all of them to hang on one sheet; beyond what is read from afar they go on to the next. */
const SCALES = [1, 0.9, 0.8, 0.7]
const scaleOf = (rows: readonly RigaClassifica[]): number =>
  SCALES.find((scale) => rows.reduce((sum, row) => sum + heightOf(row, scale), 0) <= ROOM) ?? 1

const styles = StyleSheet.create({
  page: { padding: 56, fontFamily: FACES.Text, fontSize: 14, color: PAPER.ink },
  kind: { marginTop: 36, fontSize: 14, color: PAPER.soft },
  month: { marginTop: 6, fontSize: 34, fontFamily: FACES.Titles, fontWeight: 600, color: PAPER.base },
  rows: { marginTop: 28, borderTopWidth: 1, borderTopColor: PAPER.line },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 16,
    borderBottomWidth: 1,
    borderBottomColor: PAPER.line,
  },
  place: { width: 40, fontFamily: FACES.Titles, fontWeight: 600, color: PAPER.base },
  who: { flex: 1 },
  name: { fontWeight: 600 },
  agency: { marginTop: 2, color: PAPER.soft },
  points: { width: 120, textAlign: 'right', fontWeight: 600 },
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
    titolo: String((detail as { titolo?: unknown }).titolo),
    kind: CLASSIFICHE[detail.tipo].title,
    period,
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
  const scale = scaleOf(rows)
  return renderPdf(
    <Document title={`${kind}, ${month}`} author={company.marchio} language="it">
      <Page size="A4" style={styles.page}>
        <PdfWordmark name={company.marchio} height={28} />
        <Text style={styles.kind}>{own}</Text>
        <Text style={styles.month}>{month}</Text>
        <View style={styles.rows}>
          {rows.map((row) => (
            <Row key={row._id} row={row} scale={scale} />
          ))}
        </View>
        <Text style={styles.foot} fixed>
          {company.ragioneSociale || company.marchio}
        </Text>
      </Page>
    </Document>,
  )
}

function Row({ row: { posizione, nome, agenzia, punti }, scale }: { row: RigaClassifica; scale: number }) {
  const points = `${numberText(punti, { most: 2 })} ${punti === 1 ? 'punto' : 'punti'}`
  const sized = (size: number) => ({ fontSize: size * scale })
  return (
    <View style={{ ...styles.row, paddingVertical: 9 * scale }} wrap={false}>
      <Text style={{ ...styles.place, ...sized(22) }}>{`${posizione}°`}</Text>
      <View style={styles.who}>
        <Text style={{ ...styles.name, ...sized(16) }}>{nome}</Text>
        {agenzia ? <Text style={{ ...styles.agency, ...sized(10) }}>{agenzia}</Text> : null}
      </View>
      <Text style={{ ...styles.points, ...sized(points.length > 12 ? 11 : 16) }}>{points}</Text>
    </View>
  )
}
