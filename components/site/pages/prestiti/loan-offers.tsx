'use client'

import { lazy, Suspense, useState } from 'react'
import { figuresOf } from '@/components/markup/figures'
import { durationText, sumText } from '@/components/markup/format'
import { reasonsOf } from '@/components/markup/missing'
import { lenderOf } from '@/components/markup/offer-name'
import { NOTHING_YET } from '@/components/site/nothing-yet'
import { CompareBar } from '@/components/site/offers/compare-bar'
import { MissingOffers } from '@/components/site/offers/missing-offers'
import { MoreList } from '@/components/site/offers/more-list'
import { NoOffers } from '@/components/site/offers/no-offers'
import { OfferFrame } from '@/components/site/offers/offer-frame'
import { OffersBox } from '@/components/site/offers/offers-box'
import { SortChoice } from '@/components/site/offers/sort-choice'
import { useCompare } from '@/components/site/offers/use-compare'
import { Section } from '@/components/site/section'
import { useLoanSimulation } from './loan-desk'
import { idOf, type Loan, ORDINI, type Ordine, sortLoans } from './loans'

const CompareLoans = lazy(() =>
  import('./compare-loans').then((module) => ({ default: module.CompareLoans })),
)

interface LoanProps {
  loan: Loan
  best: boolean
  /** Left out where there is nothing to stand beside. */
  compare?: ReturnType<ReturnType<typeof useCompare<Loan>>['of']>
}

function LoanOffer({ loan, best, compare }: LoanProps) {
  const { onOpen, onWant } = useLoanSimulation()
  return (
    <OfferFrame
      bank={lenderOf(loan)}
      product={loan.product.nome}
      kind="Fisso"
      best={best}
      figures={figuresOf(loan, { kind: 'Fisso' })}
      compare={compare}
      details="Costi e piano"
      onOpen={() => onOpen(loan)}
      onWant={() => onWant(loan)}
    />
  )
}

/** Which grids are missing, and why. */
function Missing({ open = false }: { open?: boolean }) {
  const excluded = useLoanSimulation().reply?.excluded ?? []
  if (excluded.length === 0) return null
  const many = excluded.length === 1 ? 'Una tabella non compare' : `${excluded.length} tabelle non compaiono`
  return <MissingOffers label={`${many}: ecco perché`} reasons={reasonsOf(excluded)} open={open} />
}

function Found({ offers }: { offers: Loan[] }) {
  const [ordine, setOrdine] = useState<Ordine>('taeg')
  const { onWant } = useLoanSimulation()
  const compare = useCompare(offers, idOf)
  const [cheapest] = sortLoans(offers, 'taeg')
  const several = offers.length > 1
  return (
    <>
      {several ? <SortChoice options={ORDINI} value={ordine} onChange={setOrdine} /> : null}
      <MoreList items={sortLoans(offers, ordine)} keyOf={idOf}>
        {(loan) => (
          <LoanOffer loan={loan} best={loan === cheapest} compare={several ? compare.of(loan) : undefined} />
        )}
      </MoreList>
      <CompareBar
        count={compare.chosen.length}
        refused={compare.refused}
        onCompare={compare.show}
        onClear={compare.clear}
      />
      <Missing />
      <Suspense>
        {compare.shown ? (
          <CompareLoans offers={compare.chosen} onClose={compare.hide} onWant={onWant} />
        ) : null}
      </Suspense>
    </>
  )
}

function Body() {
  const { reply, failure, retry } = useLoanSimulation()
  if (failure) {
    return (
      <NoOffers
        title="Non riusciamo a calcolare il confronto"
        retry={{ onRetry: retry, requestId: failure.requestId }}
      >
        <p>{failure.message} Gli importi che hai inserito sono ancora nel modulo.</p>
      </NoOffers>
    )
  }
  if (reply && reply.offers.length + reply.excluded.length === 0) {
    return (
      <NoOffers title={NOTHING_YET.title}>
        <p>{NOTHING_YET.text}</p>
      </NoOffers>
    )
  }
  if (!reply || reply.offers.length === 0) {
    return (
      <NoOffers title="Nessun prodotto per questi importi">
        <p>Prova a cambiare l’importo o la durata. Qui sotto trovi il motivo, banca per banca.</p>
        <Missing open />
      </NoOffers>
    )
  }
  return <Found offers={reply.offers} />
}

const SMALL =
  'Simulazione senza valore di offerta al pubblico. Il TAEG comprende interessi, spese iniziali e imposte: il bollo fino a 18 mesi, l’imposta sostitutiva oltre. La concessione del prestito dipende dalla valutazione della banca.'

/** Every loan for the figures of the calculator, the least expensive first. */
export function LoanOffers() {
  const { reply, asked, loading, errors } = useLoanSimulation()
  const count = reply?.offers.length ?? 0
  const stale = loading || Object.keys(errors).length > 0
  const many = count > 1 ? `${count} offerte` : count === 1 ? 'Un’offerta' : 'Nessuna offerta'
  return (
    <Section
      id="offerte"
      title={`${many} per ${sumText(asked.importo ?? 0)} in ${durationText(asked.durata)}`}
      lead="Stesso importo e stessa durata per tutte: così le puoi mettere a confronto."
    >
      <OffersBox busy={loading} stale={stale} small={SMALL}>
        <Body />
      </OffersBox>
    </Section>
  )
}
