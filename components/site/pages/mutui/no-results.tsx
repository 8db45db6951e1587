'use client'

import type { Comparison } from '@/components/markup/mortgage-offers'
import { PlanSpot } from '@/components/site/illustrations/spots'
import { NOTHING_YET } from '@/components/site/nothing-yet'
import { MissingProducts } from './missing-products'
import styles from './results.module.css'

/** What stands in the place of the offers when there are none: nothing was asked yet, or nothing fits. */
export function NoResults({ comparison }: { comparison: Comparison | null }) {
  if (!comparison) return <Start />
  return comparison.excluded.length === 0 ? <NothingYet /> : <NothingFits comparison={comparison} />
}

function Start() {
  return (
    <div className={styles.blank}>
      <PlanSpot />
      <h2>Qui compaiono le offerte</h2>
      <p>
        Con le cifre che scrivi confrontiamo tutti i prodotti in vigore e li mettiamo in ordine di TAEG, dal
        meno caro. Puoi partire anche da quelle di esempio.
      </p>
    </div>
  )
}

function NothingYet() {
  return (
    <div className={styles.blank}>
      <PlanSpot />
      <h2>{NOTHING_YET.title}</h2>
      <p>{NOTHING_YET.text}</p>
    </div>
  )
}

function NothingFits({ comparison }: { comparison: Comparison }) {
  return (
    <div className={styles.blank}>
      <PlanSpot />
      <h2>Nessun prodotto per questi importi</h2>
      <p>
        Non vuol dire che il mutuo non si possa fare: qui sotto trovi il motivo, banca per banca. Prova a
        cambiare un importo alla volta.
      </p>
      <MissingProducts excluded={comparison.excluded} open />
    </div>
  )
}
