'use client'

import { useId, useState } from 'react'
import type { OffertaMutuo } from '@/lib/finance/compare'
import { AmountInput } from '../amount-input'
import { dayText, euroOf, percentText } from '../format'
import { SiteLink } from '../site-link'
import styles from './hero-calculator.module.css'
import type { HomeData, HomeInput } from './home-data'
import { quoteOf, rateText } from './quote'

interface FieldProps {
  label: string
  unit: string
  value: number
  min: number
  max: number
  step: number
  onChange: (value: number) => void
}

/* The figure can be typed or drawn: both write the same number. */
function Field({ label, unit, value, min, max, step, onChange }: FieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.figure}>
        <AmountInput
          id={id}
          value={value || null}
          onChange={(next) => onChange(Math.min(next ?? 0, max))}
          className={unit === 'anni' ? styles.short : styles.input}
        />
        <span>{unit}</span>
      </span>
      <input
        type="range"
        className={styles.range}
        aria-label={`${label}, con il cursore`}
        min={min}
        max={max}
        step={step}
        value={Math.max(value, min)}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  )
}

function Figures({ offerta }: { offerta: OffertaMutuo }) {
  const { prodotto, durataMesi } = offerta
  return (
    <>
      <dl className={styles.figures}>
        <div>
          <dt>Rata al mese</dt>
          <dd>{euroOf(offerta.rata)}</dd>
        </div>
        <div>
          <dt>TAEG</dt>
          <dd>{percentText(offerta.taeg)}</dd>
        </div>
      </dl>
      <p className={styles.small}>
        {prodotto.banca.nome}, {prodotto.nome}. TAN fisso {percentText(offerta.tan)} = {rateText(offerta)}.{' '}
        {durataMesi} rate, {euroOf(offerta.totale)} in tutto, spese comprese.
      </p>
    </>
  )
}

/** Query that opens the same simulation in /mutui. */
function simulationHref({ valore, importo, anni }: HomeInput): string {
  return `/mutui?${new URLSearchParams({ valoreImmobile: String(valore), importo: String(importo), durata: String(anni) })}`
}

/** The calculator of the first screen; it computes in the browser with the engine that /mutui uses. */
export function HeroCalculator({ data }: { data: HomeData }) {
  const [input, setInput] = useState<HomeInput>(data.esempio)
  const set = (change: Partial<HomeInput>) => setInput((current) => ({ ...current, ...change }))
  const result = quoteOf(data, input)
  return (
    <div className={styles.card}>
      <div className={styles.fields}>
        <Field
          label="La casa vale"
          unit="€"
          value={input.valore}
          min={50_000}
          max={900_000}
          step={5_000}
          onChange={(valore) => set({ valore })}
        />
        <Field
          label="Ti servono"
          unit="€"
          value={input.importo}
          min={30_000}
          max={700_000}
          step={5_000}
          onChange={(importo) => set({ importo })}
        />
        <Field
          label="Li restituisci in"
          unit="anni"
          value={input.anni}
          min={5}
          max={40}
          step={1}
          onChange={(anni) => set({ anni })}
        />
      </div>
      <div className={styles.result}>
        <output aria-live="polite" className={styles.output}>
          {'motivo' in result ? (
            <p className={styles.why}>{result.motivo}</p>
          ) : (
            <Figures offerta={result.offerta} />
          )}
        </output>
        <SiteLink href={simulationHref(input)} className={`azione ${styles.action}`}>
          Confronta le offerte
        </SiteLink>
        <p className={styles.date}>
          Prima casa a tasso fisso, prodotti e indici del {dayText(data.asOf)}. È una simulazione, non
          un’offerta.
        </p>
      </div>
    </div>
  )
}
