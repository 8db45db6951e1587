'use client'

import { useState } from 'react'
import { durationText, euroText, percentText } from '@/components/markup/format'
import { NOTHING_YET } from '@/components/site/nothing-yet'
import { MoreList } from '@/components/site/offers/more-list'
import { NoOffers } from '@/components/site/offers/no-offers'
import { OfferFrame } from '@/components/site/offers/offer-frame'
import { OffersBox } from '@/components/site/offers/offers-box'
import { RangeField } from '@/components/site/offers/range-field'
import { SortChoice } from '@/components/site/offers/sort-choice'
import { Section } from '@/components/site/section'
import { dovutoCqs } from '@/lib/finance/cqs-due'
import { type CqsOffer, type CqsReply, idOf, MASSIMA, ORDINI, type Ordine, sortCqs } from './cqs'
import { useCqsSimulation } from './cqs-desk'
import styles from './cqs-offers.module.css'

const policyFigure = ({ importo, taegSenza }: NonNullable<CqsOffer['polizza']>) => ({
  label: 'Polizza',
  value: euroText(importo),
  note: `TAEG senza ${percentText(taegSenza)}`,
})

function Offer({ offer, best }: { offer: CqsOffer; best: boolean }) {
  const { onOpen, onWant } = useCqsSimulation()
  const { polizza } = offer
  const costi = dovutoCqs(offer) - offer.interessi - offer.netto
  return (
    <OfferFrame
      bank={offer.bank.nome}
      product={offer.product.nome}
      best={best}
      figures={[
        { label: 'Ricevi sul conto', value: euroText(offer.netto), big: true },
        { label: 'TAEG', value: percentText(offer.taeg), big: true },
        { label: 'TAN', value: percentText(offer.tan), note: 'fisso per tutta la durata' },
        ...(polizza ? [policyFigure(polizza)] : []),
        {
          label: 'Spese',
          value: euroText(costi - (polizza?.importo ?? 0)),
          note: `più interessi per ${euroText(offer.interessi)}`,
        },
      ]}
      details="Costi e piano"
      onOpen={() => onOpen(offer)}
      onWant={() => onWant(offer)}
    />
  )
}

/** A smaller instalment than the largest, and what a delega could add. */
function Instalment({ reply }: { reply: CqsReply }) {
  const { simulation, errors, change } = useCqsSimulation()
  const { rataMassima, rataDelega } = reply
  const most = Math.floor(rataMassima)
  return (
    <div className={styles.instalment}>
      <div>
        <RangeField
          name="rata"
          label="La tua rata"
          unit="€/mese"
          value={simulation.rata === MASSIMA ? most : simulation.rata}
          min={Math.min(50, most)}
          max={most}
          step={5}
          wrong={errors.rata}
          onChange={(rata) => change({ rata: rata === most ? MASSIMA : rata })}
        />
      </div>
      <p className={styles.delega}>
        {simulation.delega
          ? 'È la delega di pagamento: un secondo quinto, accanto alla cessione, se il datore di lavoro accetta.'
          : rataDelega === null
            ? 'La pensione minima non si tocca: per questo la rata massima può essere meno di un quinto.'
            : `Se il datore di lavoro accetta, a questa puoi aggiungere una delega di pagamento: un secondo quinto, fino ad altri ${euroText(rataDelega)} al mese.`}
      </p>
    </div>
  )
}

function Found({ offers }: { offers: CqsOffer[] }) {
  const [ordine, setOrdine] = useState<Ordine>('taeg')
  const [cheapest] = sortCqs(offers, 'taeg')
  return (
    <>
      {offers.length > 1 ? <SortChoice options={ORDINI} value={ordine} onChange={setOrdine} /> : null}
      <MoreList key={ordine} items={sortCqs(offers, ordine)} keyOf={idOf}>
        {(offer) => <Offer offer={offer} best={offer === cheapest} />}
      </MoreList>
    </>
  )
}

function Body() {
  const { reply, errors, failure, retry } = useCqsSimulation()
  if (failure) {
    return (
      <NoOffers
        title="Non riusciamo a calcolare la rata"
        retry={{ onRetry: retry, requestId: failure.requestId }}
      >
        <p>{failure.message} Gli importi che hai inserito sono ancora nel modulo.</p>
      </NoOffers>
    )
  }
  const wrong = Object.entries(errors).filter(([name]) => name !== 'rata')
  if (!reply || wrong.length > 0) {
    return (
      <NoOffers
        title={
          wrong.length > 0 ? 'Con questi dati la cessione del quinto non è possibile' : NOTHING_YET.title
        }
      >
        <p>{wrong.map(([, message]) => message).join(' ') || NOTHING_YET.text}</p>
      </NoOffers>
    )
  }
  return (
    <>
      <Instalment reply={reply} />
      <Found offers={reply.offers} />
    </>
  )
}

const SMALL =
  'Simulazione senza valore di offerta al pubblico. Il TAEG comprende interessi, istruttoria, nostro compenso, incasso rata, polizza obbligatoria e imposta di bollo. Decide l’operatore, dopo avere visto la busta paga o il cedolino.'

/** What every operator pays out for the instalment, the least expensive first. */
export function CqsOffers() {
  const { reply, loading, errors, failure } = useCqsSimulation()
  const wrong = Object.keys(errors)
  const shown = failure || wrong.some((name) => name !== 'rata') ? null : reply
  const stale = loading || wrong.length > 0
  return (
    <Section
      id="offerte"
      title={
        shown
          ? `${euroText(shown.rata)} al mese per ${durationText(shown.durata)}: quanto ricevi`
          : 'Quanto ricevi'
      }
      lead="La rata è la stessa per tutti: con l’offerta meno cara ricevi una somma più alta."
    >
      <OffersBox busy={loading} stale={shown !== null && stale} small={SMALL}>
        <Body />
      </OffersBox>
    </Section>
  )
}
