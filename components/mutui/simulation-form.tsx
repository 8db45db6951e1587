'use client'

import { type ReactNode, useId, useRef } from 'react'
import { AmountInput } from '@/components/site/amount-input'
import { useFirstInvalid } from '@/components/site/use-first-invalid'
import { ProvinceSelect } from './province-select'
import { FINALITA, type FieldErrors, type Finalita, type Simulation } from './simulation'
import styles from './simulation-form.module.css'

interface Props {
  simulation: Simulation
  errors: FieldErrors
  busy: boolean
  onChange: (part: Partial<Simulation>) => void
  onSubmit: () => void
}

type Amount = 'valoreImmobile' | 'importo' | 'durata' | 'eta' | 'reddito' | 'altreRate'

function FieldBox({
  id,
  label,
  error,
  hint,
  children,
}: {
  id: string
  label: ReactNode
  error?: string
  hint?: string
  children: ReactNode
}) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
      {error || hint ? (
        <p id={`${id}-nota`} className={error ? styles.error : styles.hint}>
          {error ?? hint}
        </p>
      ) : null}
    </div>
  )
}

interface AmountFieldProps extends Props {
  name: Amount
  label: string
  unit: string
  required?: boolean
  hint?: string
}

function AmountField({ name, label, unit, required, hint, simulation, errors, onChange }: AmountFieldProps) {
  const id = useId()
  const error = errors[name]
  return (
    <FieldBox id={id} error={error} hint={hint} label={<Label text={label} required={required} />}>
      <span className={styles.box} data-invalid={error ? true : undefined}>
        <AmountInput
          id={id}
          name={name}
          value={simulation[name]}
          onChange={(value) => onChange({ [name]: value })}
          className={styles.input}
          invalid={Boolean(error)}
          required={required}
          describedBy={error || hint ? `${id}-nota` : undefined}
        />
        <span className={styles.unit}>{unit}</span>
      </span>
    </FieldBox>
  )
}

function Label({ text, required }: { text: string; required?: boolean }) {
  return (
    <>
      {text}
      {required ? <span aria-hidden="true"> *</span> : null}
    </>
  )
}

function PurposeField({ simulation, errors, onChange }: Props) {
  const id = useId()
  return (
    <FieldBox id={id} label="A che cosa serve" error={errors.finalita}>
      <select
        id={id}
        name="finalita"
        className={styles.select}
        value={simulation.finalita}
        onChange={(event) => onChange({ finalita: event.target.value as Finalita })}
      >
        {Object.entries(FINALITA).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldBox>
  )
}

function ProvinceField({ simulation, errors, onChange }: Props) {
  const id = useId()
  return (
    <FieldBox id={id} label="Provincia" error={errors.provincia}>
      <ProvinceSelect
        id={id}
        className={styles.select}
        value={simulation.provincia}
        onChange={(provincia) => onChange({ provincia })}
      />
    </FieldBox>
  )
}

function EnergyField({ simulation, errors, onChange }: Props) {
  const id = useId()
  return (
    <FieldBox id={id} label="Classe energetica" error={errors.classeEnergetica}>
      <select
        id={id}
        name="classe"
        className={styles.select}
        value={simulation.classe}
        onChange={(event) => onChange({ classe: event.target.value })}
      >
        <option value="">Non lo so</option>
        {['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((classe) => (
          <option key={classe}>{classe}</option>
        ))}
      </select>
    </FieldBox>
  )
}

/** The questions; it works as a GET form too, with the same names as the address. */
export function SimulationForm(props: Props) {
  const form = useRef<HTMLFormElement>(null)
  const submitted = useFirstInvalid(form, props.errors)
  return (
    <form
      ref={form}
      action="/mutui"
      method="get"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        submitted()
        props.onSubmit()
      }}
    >
      <h2 className={styles.title}>Il tuo mutuo</h2>
      <PurposeField {...props} />
      <AmountField {...props} name="valoreImmobile" label="Quanto vale la casa" unit="€" required />
      <AmountField {...props} name="importo" label="Quanto ti serve" unit="€" required />
      <AmountField {...props} name="durata" label="In quanti anni" unit="anni" required />
      <fieldset className={styles.about}>
        <legend>Se ce lo dici, controlliamo anche se torna</legend>
        <AmountField {...props} name="eta" label="La tua età" unit="anni" />
        <EnergyField {...props} />
        <AmountField {...props} name="reddito" label="Reddito netto" unit="€/mese" />
        <AmountField {...props} name="altreRate" label="Altre rate" unit="€/mese" />
        <ProvinceField {...props} />
      </fieldset>
      <button type="submit" className="azione" aria-disabled={props.busy}>
        Confronta le offerte
      </button>
      <p className={styles.promise}>Non chiediamo chi sei e non interroghiamo nessuna banca dati.</p>
    </form>
  )
}
