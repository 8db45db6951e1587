import 'server-only'
import { columnOfDay, type Day, dayOfColumn, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { escapeMarkup } from '@/lib/core/markup'
import { euroText, formatRate } from '@/lib/core/money'
import type { TextSource, TextVersion } from '@/lib/duties/types'
import type { Esempio } from '@/lib/features/campaigns/example'
import { durataText } from '@/lib/finance/text'
import { informationVersions } from './data'
import { PRODOTTI_CONSUMO, type ProdottoConsumo } from './schema'

const nameOf = (prodotto: ProdottoConsumo) => `Informazioni generali: ${PRODOTTI_CONSUMO[prodotto]}`

/** The representative example of a version, as it was worked out when it was written. */
const exampleOf = ({ importo, durataMesi, tan, taeg, rata, totale, spese }: Esempio): string =>
  `<h2>Esempio rappresentativo</h2><ul>${[
    `Importo: ${euroText(importo)}`,
    `Durata: ${durataText(durataMesi)}`,
    `TAN: ${formatRate(tan)}`,
    `TAEG: ${formatRate(taeg)}`,
    `Rata: ${euroText(rata)}`,
    ...spese.map(({ label, importo: cost }) => `${label}: ${euroText(cost)}`),
    `Totale dovuto: ${euroText(totale)}`,
  ]
    .map((line) => `<li>${escapeMarkup(line)}</li>`)
    .join('')}</ul>`

/** What holds from one version's day to the day before the next one's. */
const heldIn = (from: Day, next: Day | undefined, dal: Day, al: Day) =>
  from <= al && (next === undefined || next > dal)

/** The general information on each product of credit to consumers, with the example of each version. */
export const informationTexts: TextSource = {
  name: 'informazioni',
  titolo: 'Informazioni generali',
  async inForce() {
    const versions = await informationVersions()
    return (Object.keys(PRODOTTI_CONSUMO) as ProdottoConsumo[]).map((prodotto) => {
      const found = versions.find((one) => one.prodotto === prodotto)
      const testo = nameOf(prodotto)
      return found
        ? { testo, dal: found.dal, href: `/admin/site/informazioni/${found._id}` }
        : { testo, dal: null, href: '/admin/site/informazioni', manca: true as const }
    })
  },
  async versions({ dal, al }): Promise<TextVersion[]> {
    const rows = await db().informazioneCredito.findMany({
      where: { validFrom: { lte: columnOfDay(todayInRome()) } },
      orderBy: [{ prodotto: 'asc' }, { validFrom: 'asc' }],
    })
    return rows.flatMap(({ prodotto, validFrom, corpo, esempio }, at) => {
      const next = rows[at + 1]
      const until = next?.prodotto === prodotto ? dayOfColumn(next.validFrom) : undefined
      const from = dayOfColumn(validFrom)
      if (!heldIn(from, until, dal, al)) return []
      return [
        {
          testo: nameOf(prodotto as ProdottoConsumo),
          dal: from,
          corpo: `${corpo}${exampleOf(esempio as unknown as Esempio)}`,
          formato: 'html' as const,
        },
      ]
    })
  },
}
