'use client'

import { useState } from 'react'
import { Dialog } from '@/components/site/dialog'
import { LeadForm } from '@/components/site/form/lead-form'
import { euroText, percentText } from '@/components/site/format'
import { KeySpot } from '@/components/site/illustrations/spots'
import styles from './lead-dialog.module.css'
import type { Offer } from './offers'
import { type Simulation, toLeadInput } from './simulation'

interface Props {
  offer: Offer
  simulation: Simulation
  quoteId: string
  onClose: () => void
}

function Thanks({ codice, onClose }: { codice: string; onClose: () => void }) {
  return (
    <div className={styles.thanks} role="status">
      <KeySpot />
      <p className={styles.code}>
        La tua richiesta è la <strong>{codice}</strong>
      </p>
      <p>
        Ti abbiamo mandato una ricevuta per e-mail, con il confronto che hai visto. Ora la legge un
        consulente: il suo nome ti arriva per e-mail prima che ti chiami.
      </p>
      <button type="button" className="azione-piana" onClick={onClose}>
        Torna alle offerte
      </button>
    </div>
  )
}

/** The feasibility request: who you are, what you agree to, and a receipt. */
export function LeadDialog({ offer, simulation, quoteId, onClose }: Props) {
  const [codice, setCodice] = useState('')
  if (codice) {
    return (
      <Dialog kind="card" title="Richiesta ricevuta" onClose={onClose}>
        <Thanks codice={codice} onClose={onClose} />
      </Dialog>
    )
  }
  return (
    <Dialog kind="card" title="Richiedi fattibilità" onClose={onClose}>
      <div className={styles.request}>
        <p className={styles.offer}>
          {offer.bank.nome}, {offer.product.nome}: {euroText(offer.rata)} al mese, TAEG{' '}
          {percentText(offer.taeg)}. Ti diciamo se la banca può accettarla. Non costa nulla e non ti impegna.
        </p>
        <LeadForm
          product="mutuo"
          details={() => ({ input: toLeadInput(simulation), quoteId, productId: offer.product._id })}
          onSent={setCodice}
        />
      </div>
    </Dialog>
  )
}
