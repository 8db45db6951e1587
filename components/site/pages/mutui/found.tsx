'use client'

import { Suspense, useState } from 'react'
import { dayText } from '@/components/markup/format'
import {
  byCondition,
  type Comparison,
  countOf,
  type Filtro,
  idOf,
  type Offer,
  ORDINE_WORDS,
  ORDINI,
  type Ordine,
  offersOf,
  sortOffers,
} from '@/components/markup/mortgage-offers'
import { CopyLink } from '@/components/site/offers/copy-link'
import { MoreList } from '@/components/site/offers/more-list'
import { SortChoice } from '@/components/site/offers/sort-choice'
import { useCompare } from '@/components/site/offers/use-compare'
import { Afford } from './afford'
import { LazyCompareDialog } from './lazy-dialogs'
import { LazyCompareBar, LazySaving } from './lazy-parts'
import { Limits } from './limits'
import { MissingProducts } from './missing-products'
import { OfferCard } from './offer-card'
import { RateFilter } from './rate-filter'
import styles from './results.module.css'
import { isSurroga, type Simulation, termsOf } from './simulation'
import { SmallTools } from './small-tools'

export interface FoundProps {
  comparison: Comparison
  /** What was asked for this comparison. */
  asked: Simulation | null
  stale: boolean
  filtro: Filtro
  onFilter: (filtro: Filtro) => void
  onOpen: (offer: Offer) => void
  onWant: (offer: Offer) => void
  onMail: () => void
  /** Leads to the field of the income. */
  onIncome: () => void
}

/** How many there are for everybody, or, where there is none, how many ask for something. */
function countWords(open: number, conditional: readonly [string, Offer[]][]): string {
  const others = conditional.reduce((sum, [, offers]) => sum + offers.length, 0)
  return open === 0 && others > 0 ? `${countOf(others)} con un requisito` : countOf(open)
}

/** The offers: those for everybody first, then those for some people only, under what they ask. */
export function Found(props: FoundProps) {
  const { comparison, asked, stale, filtro, onFilter, onOpen, onWant, onMail, onIncome } = props
  const [ordine, setOrdine] = useState<Ordine>('taeg')
  const compare = useCompare(comparison.offers, idOf)
  const { open, conditional } = byCondition(sortOffers(offersOf(comparison.offers, filtro), ordine))
  const [cheapest] = sortOffers(open, 'taeg')
  const rataAttuale = asked && isSurroga(asked) ? asked.rataAttuale : null
  const means = { rataSostenibile: comparison.rataSostenibile, altreRate: asked?.altreRate ?? null }
  const card = (offer: Offer) => (
    <OfferCard
      offer={offer}
      best={offer === cheapest}
      rataAttuale={rataAttuale}
      means={means}
      compare={compare.of(offer)}
      onOpen={onOpen}
      onWant={onWant}
    />
  )
  return (
    <div className={styles.found} data-stale={stale || undefined}>
      <div className={styles.head}>
        <h2 aria-live="polite">
          {countWords(open.length, conditional)}
          {asked ? ` ${termsOf(asked)}` : ''}, {ORDINE_WORDS[ordine]}
        </h2>
        {comparison.asOf ? (
          <p className={styles.small}>Prodotti e indici del {dayText(comparison.asOf)}.</p>
        ) : null}
      </div>
      {cheapest ? <Afford best={cheapest} means={means} onIncome={onIncome} /> : null}
      <div className={styles.tools}>
        <RateFilter offers={comparison.offers} value={filtro} onChange={onFilter} />
        <SortChoice options={ORDINI} value={ordine} onChange={setOrdine} />
      </div>
      <SmallTools filtro={filtro} onFilter={onFilter} ordine={ordine} onSort={setOrdine} />
      <Suspense>
        {asked && isSurroga(asked) ? <LazySaving best={cheapest} rataAttuale={rataAttuale} /> : null}
      </Suspense>
      {open.length === 0 ? <NoneForAll conditional={conditional.length > 0} /> : null}
      <MoreList key={`${filtro}-${ordine}`} items={open} keyOf={idOf} step={10}>
        {card}
      </MoreList>
      {conditional.map(([avviso, offers]) => (
        <section key={avviso} className={styles.conditional}>
          <h3>
            {avviso} {countOf(offers.length)}.
          </h3>
          <MoreList items={offers} keyOf={idOf} step={3}>
            {card}
          </MoreList>
        </section>
      ))}
      <Suspense>
        {compare.chosen.length > 0 ? (
          <LazyCompareBar
            count={compare.chosen.length}
            refused={compare.refused}
            onCompare={compare.show}
            onClear={compare.clear}
          />
        ) : null}
      </Suspense>
      <p className={styles.keep}>
        <button type="button" className="azione-piana" onClick={onMail}>
          Inviami il confronto
        </button>
        <CopyLink />
      </p>
      <Limits ltv={comparison.ltv} />
      {comparison.excluded.length > 0 ? <MissingProducts excluded={comparison.excluded} /> : null}
      <Terms asOf={comparison.asOf} />
      <Suspense>
        {compare.shown ? (
          <LazyCompareDialog offers={compare.chosen} onClose={compare.hide} onWant={onWant} />
        ) : null}
      </Suspense>
    </div>
  )
}

function NoneForAll({ conditional }: { conditional: boolean }) {
  return (
    <p>
      {conditional
        ? 'Per questi importi ci sono solo offerte con un requisito.'
        : 'Nessuna offerta con questo tipo di tasso. Scegli «Tutti» per vedere le altre.'}
    </p>
  )
}

/** What the figures are worth. */
function Terms({ asOf }: { asOf: string | null }) {
  return (
    <p className={styles.small}>
      Simulazione senza valore di offerta al pubblico: indici e prodotti sono quelli{' '}
      {asOf ? `del ${dayText(asOf)}` : 'di oggi'} e possono cambiare ogni giorno. Il TAEG comprende interessi,
      istruttoria, perizia, imposta sostitutiva, incasso rata, polizze obbligatorie e il nostro compenso; non
      comprende il notaio. Per i tassi variabili gli indici restano fermi al valore di oggi. La concessione
      del mutuo dipende dalla valutazione della banca.
    </p>
  )
}
