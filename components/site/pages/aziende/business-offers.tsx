'use client'

import { useState } from 'react'
import { figuresOf } from '@/components/markup/figures'
import { durationText, sumText } from '@/components/markup/format'
import { MoreList } from '@/components/site/offers/more-list'
import { OfferFrame } from '@/components/site/offers/offer-frame'
import { OffersBox } from '@/components/site/offers/offers-box'
import { PlanChart } from '@/components/site/offers/plan-chart'
import { SortChoice } from '@/components/site/offers/sort-choice'
import { Section } from '@/components/site/section'
import type { OffertaMutuo } from '@/lib/finance/compare'
import { pianoOfferta } from '@/lib/finance/offer-plan'
import { pianoPerAnno } from '@/lib/finance/plan-years'
import { SCOPI_AZIENDA } from '@/lib/finance/purposes'
import { useBusinessSimulation } from './business-desk'
import { inEuro, kindOf, rateOf } from './business-example'
import { idOf, ORDINI, type Ordine, sortOfferte } from './business-terms'

function BusinessOffer({ offerta, best }: { offerta: OffertaMutuo; best: boolean }) {
  const { onOpen, onWant } = useBusinessSimulation()
  const { prodotto } = offerta
  const kind = kindOf(offerta)
  return (
    <OfferFrame
      bank={prodotto.banca.nome}
      product={prodotto.nome}
      kind={kind}
      best={best}
      figures={figuresOf(inEuro(offerta), { kind, rate: rateOf(offerta) })}
      details="Costi e piano"
      onOpen={() => onOpen(offerta)}
      onWant={() => onWant(offerta)}
    />
  )
}

const SMALL =
  'Simulazione senza valore di offerta al pubblico. Il TAEG comprende interessi, istruttoria, perizia, imposta, incasso rata, polizze obbligatorie e il nostro compenso; le garanzie, se servono, hanno un costo loro. La concessione dipende dalla valutazione della banca.'

/** Every loan for the figures of the calculator, the least expensive first. */
export function BusinessOffers() {
  const { terms, result } = useBusinessSimulation()
  const [ordine, setOrdine] = useState<Ordine>('taeg')
  if ('why' in result) return null
  const { offerte } = result
  const [cheapest] = offerte
  const many = offerte.length === 1 ? 'Un’offerta' : `${offerte.length} offerte`
  return (
    <Section
      id="offerte"
      title={`${many} per ${sumText(terms.importo ?? 0)} in ${durationText(terms.durata)}`}
      lead={`Finalità: ${SCOPI_AZIENDA[terms.finalita].toLowerCase()}. Stesso importo e stessa durata per tutte.`}
    >
      <OffersBox busy={false} stale={false} small={SMALL}>
        {offerte.length > 1 ? <SortChoice options={ORDINI} value={ordine} onChange={setOrdine} /> : null}
        <MoreList key={ordine} items={sortOfferte(offerte, ordine)} keyOf={idOf}>
          {(offerta) => <BusinessOffer offerta={offerta} best={offerta === cheapest} />}
        </MoreList>
      </OffersBox>
    </Section>
  )
}

/** The plan of the least expensive loan, year by year. */
export function BusinessPlan() {
  const { result } = useBusinessSimulation()
  const best = 'why' in result ? undefined : result.offerte[0]
  if (!best) return null
  const { prodotto } = best
  const anni = pianoPerAnno(pianoOfferta(best))
  return (
    <Section
      id="piano"
      title="Come si restituisce"
      lead={`Con ${prodotto.banca.nome}: all’inizio pagano di più gli interessi, poi il capitale. Mese per mese lo trovi in «Costi e piano».`}
      split
    >
      <PlanChart anni={anni} />
    </Section>
  )
}
