'use client'

import { type ReactNode, useMemo } from 'react'
import type { Insured } from '@/lib/words/policy'
import { Dialog } from '../dialog'
import { CopyLink } from './copy-link'
import styles from './offer-drawer.module.css'
import { planOf, type Terms } from './plan'
import { PlanChart } from './plan-chart'
import { PlanTable } from './plan-table'
import { PolicyNote } from './policy-note'

interface Props {
  title: string
  /** The figures: a representative example. */
  children: ReactNode
  /** The offer, as far as the policy goes that its lender asks for; of what companies borrow nothing is said of it. */
  policy?: Insured
  /** The charges, where they do not stand among the figures. */
  costs?: ReactNode
  /** What the plan takes for granted. */
  planNote?: ReactNode
  plan: Terms
  /** Reopens the page with this offer open. */
  address: string
  /** Address of the document to keep. */
  pdf?: string
  onWant: () => void
  onClose: () => void
}

/** All of an offer: its figures, every charge, the plan as a picture and in figures. */
export function OfferDrawer({
  title,
  children,
  policy,
  costs,
  plan: terms,
  planNote,
  address,
  pdf,
  onWant,
  onClose,
}: Props) {
  const plan = useMemo(() => planOf(terms), [terms])
  return (
    <Dialog kind="drawer" title={title} address={address} onClose={onClose}>
      <div className={styles.body}>
        {children}
        {policy ? <PolicyNote offer={policy} /> : null}
        <div className={styles.actions}>
          <button type="button" className="azione" onClick={onWant}>
            Richiedi fattibilità
          </button>
          {pdf ? (
            <a href={pdf} className="azione-piana" download>
              Scarica il PDF
            </a>
          ) : null}
          <CopyLink />
        </div>
        {costs ? (
          <section className={styles.part}>
            <h3>Tutti i costi</h3>
            {costs}
          </section>
        ) : null}
        <section className={styles.part}>
          <h3>Piano di restituzione</h3>
          <PlanChart anni={plan.anni} />
          {planNote}
          <PlanTable plan={plan} />
        </section>
      </div>
    </Dialog>
  )
}
