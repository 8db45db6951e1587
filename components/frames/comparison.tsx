import type { ReactNode } from 'react'
import { dayText, percentText } from '@/components/markup/format'
import { reasonsOf } from '@/components/markup/missing'
import { byCondition, countOf } from '@/components/markup/mortgage-offers'
import type { Excluded, Offer } from '@/lib/features/calculators/present'
import { elided } from '@/lib/italian/elided'
import { type ExampleOf, FrameExample, OfferCard } from './offer-card'

/** More than these are one step away: a frame is a guest on somebody's page. */
const SHOWN = 5

/** "8 offerte, dalla meno cara": as on /mutui, those for everybody are counted. */
export function comparisonTitle({ offers }: { offers: readonly Offer[] }): string {
  if (offers.length === 0) return 'Nessun prodotto per questi importi'
  const { open } = byCondition(offers)
  if (open.length === 0) return 'Solo offerte con un requisito'
  return open.length === 1 ? countOf(1) : `${countOf(open.length)}, dalla meno cara`
}

interface Props extends ExampleOf {
  offers: readonly Offer[]
  excluded?: readonly Excluded[]
  /** Percent. */
  ltv?: number
  action: (offer: Offer, best: boolean) => ReactNode
}

/** Cards by TAEG, those for some people only under what they ask, the representative example of the first, and the day of the figures. */
export function Comparison({ offers, excluded = [], ltv, action, ...about }: Props) {
  const { open, conditional } = byCondition(offers)
  const first = open[0] ?? offers[0]
  if (!first) return <Nothing excluded={excluded} />
  const card = (offer: Offer) => (
    <OfferCard
      key={offer.product._id}
      offer={offer}
      best={offer === first}
      action={action(offer, offer === first)}
    />
  )
  const more = open.slice(SHOWN)
  return (
    <section className="section" aria-label="Offerte">
      <h2 className="solo-voce">Offerte</h2>
      {open.length > 0 ? <div className="cards">{open.slice(0, SHOWN).map(card)}</div> : null}
      {more.length > 0 ? (
        <details className="more">
          <summary>{moreText(more.length)}</summary>
          <div className="cards">{more.map(card)}</div>
        </details>
      ) : null}
      {conditional.map(([avviso, own]) => (
        <details key={avviso} className="more" open={open.length === 0}>
          <summary>
            {avviso} {countOf(own.length)}.
          </summary>
          <div className="cards">{own.map(card)}</div>
        </details>
      ))}
      <div className="note">
        <FrameExample {...about} offer={first} />
        <p>
          {about.asOf ? `Prodotti e tassi del ${dayText(about.asOf)}. ` : null}Le offerte sono in ordine di
          TAEG: il costo di un anno comprese tutte le spese, il numero per confrontarle.
          {ltv === undefined ? null : ` Il mutuo è ${elided('il', percentText(ltv))} del valore della casa.`}
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
