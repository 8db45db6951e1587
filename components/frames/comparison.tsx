import type { ReactNode } from 'react'
import { reasonsOf } from '@/components/markup/missing'
import { dayText, percentText } from '@/components/site/format'
import type { Excluded, Offer } from '@/lib/features/calculators/present'
import { type ExampleOf, FrameExample, OfferCard } from './offer-card'

/** More than these are one step away: a frame is a guest on somebody's page. */
const SHOWN = 5

/** "8 offerte, dalla meno cara" */
export function comparisonTitle({ offers }: { offers: readonly Offer[] }): string {
  if (offers.length === 0) return 'Nessun prodotto per questi importi'
  return offers.length === 1 ? 'Un’offerta' : `${offers.length} offerte, dalla meno cara`
}

interface Props extends ExampleOf {
  offers: readonly Offer[]
  excluded?: readonly Excluded[]
  /** Percent. */
  ltv?: number
  action: (offer: Offer, best: boolean) => ReactNode
}

/** Cards by TAEG, the representative example of the first, and the day of the figures. */
export function Comparison({ offers, excluded = [], ltv, action, ...about }: Props) {
  const [first] = offers
  if (!first) return <Nothing excluded={excluded} />
  const cards = offers.map((offer) => (
    <OfferCard
      key={offer.product._id}
      offer={offer}
      best={offer === first}
      action={action(offer, offer === first)}
    />
  ))
  const more = cards.slice(SHOWN)
  return (
    <section className="section" aria-label="Offerte">
      <h2 className="solo-voce">Offerte</h2>
      <div className="cards">{cards.slice(0, SHOWN)}</div>
      {more.length > 0 ? (
        <details className="more">
          <summary>{moreText(more.length)}</summary>
          <div className="cards">{more}</div>
        </details>
      ) : null}
      <div className="note">
        <FrameExample {...about} offer={first} />
        <p>
          {about.asOf ? `Prodotti e tassi del ${dayText(about.asOf)}. ` : null}Le offerte sono in ordine di
          TAEG: il costo di un anno comprese tutte le spese, il numero per confrontarle.
          {ltv === undefined ? null : ` Il mutuo è il ${percentText(ltv)} del valore della casa.`}
        </p>
      </div>
    </section>
  )
}

const moreText = (many: number) =>
  many === 1 ? 'Mostra l’ultima offerta' : `Mostra le altre ${many} offerte`

function Nothing({ excluded }: { excluded: readonly Excluded[] }) {
  const why = reasonsOf(excluded).slice(0, 4)
  return (
    <div className="note">
      <p>
        Prova a cambiare l’importo o la durata, oppure parlane con noi: spesso c’è un’altra soluzione.
        {why.length > 0 ? ' Ecco perché i prodotti non compaiono:' : null}
      </p>
      {why.length > 0 ? (
        <ul>
          {why.map(({ motivo }) => (
            <li key={motivo}>{motivo}</li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
