'use client'

import { useId, useRef, useState } from 'react'
import { AmountField } from '@/components/site/form/amount-field'
import { Field } from '@/components/site/form/field'
import { SelectField } from '@/components/site/form/select-field'
import { useFirstInvalid } from '@/components/site/use-first-invalid'
import { SCOPI_MUTUO } from '@/lib/finance/purposes'
import { ProvinceSelect } from './province-select'
import {
  type Amount,
  asksFirstHome,
  FASI,
  type FieldErrors,
  type Finalita,
  isSearch,
  isSurroga,
  LAVORI,
  type Simulation,
} from './simulation'
import styles from './simulation-form.module.css'

interface Props {
  simulation: Simulation
  errors: FieldErrors
  busy: boolean
  onChange: (part: Partial<Simulation>) => void
  onSubmit: () => void
}

const options = <K extends string>(labels: Record<K, string>) =>
  Object.entries(labels) as [value: K, label: string][]
const CLASSI = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((classe) => [classe, classe] as const)

/** The tax on the mortgage is another one for other homes. */
const PRIMA_CASA = [
  ['true', 'Sì'],
  ['false', 'No, è un’altra casa'],
] as const

interface FigureProps extends Props {
  name: Amount
  label: string
  unit: string
  required?: boolean
  hint?: string
}

function Figure({ name, simulation, errors, onChange, ...field }: FigureProps) {
  const { label, unit, required, hint } = field
  return (
    <AmountField
      name={name}
      label={label}
      unit={unit}
      required={required}
      hint={hint}
      value={simulation[name]}
      error={errors[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  )
}

function ProvinceField({ simulation, errors, onChange }: Props) {
  const id = useId()
  return (
    <Field id={id} label="Provincia" error={errors.provincia}>
      <ProvinceSelect
        id={id}
        value={simulation.provincia}
        onChange={(provincia) => onChange({ provincia })}
      />
    </Field>
  )
}

/* What the mortgage is about; a surroga speaks of the one that is there already. */
function Mortgage(props: Props) {
  const surroga = isSurroga(props.simulation)
  return (
    <>
      <SelectField
        name="finalita"
        label="A che cosa serve"
        options={options(SCOPI_MUTUO)}
        value={props.simulation.finalita}
        error={props.errors.finalita}
        onChange={(finalita) => props.onChange({ finalita: finalita as Finalita, primaCasa: null })}
      />
      {asksFirstHome(props.simulation) ? (
        <SelectField
          name="primaCasa"
          label="È la tua prima casa?"
          options={PRIMA_CASA}
          value={String(props.simulation.primaCasa ?? true)}
          error={props.errors.primaCasa}
          onChange={(primaCasa) => props.onChange({ primaCasa: primaCasa === 'true' })}
        />
      ) : null}
      <Figure {...props} name="valoreImmobile" label="Quanto vale la casa" unit="€" required />
      <Figure
        {...props}
        name="importo"
        label={surroga ? 'Quanto ti resta da pagare' : 'Quanto ti serve'}
        hint={surroga ? 'Il capitale residuo: è nell’ultima lettera della banca.' : undefined}
        unit="€"
        required
      />
      <Figure
        {...props}
        name="durata"
        label={surroga ? 'Quanti anni mancano' : 'In quanti anni'}
        unit="anni"
        required
      />
      {surroga ? <Figure {...props} name="rataAttuale" label="Rata che paghi oggi" unit="€/mese" /> : null}
    </>
  )
}

function AboutYou(props: Props) {
  const { simulation, errors, onChange } = props
  return (
    <fieldset className={styles.about}>
      <legend>Se vuoi, verifichiamo anche se è sostenibile</legend>
      <Figure {...props} name="eta" label="La tua età" unit="anni" />
      <SelectField
        name="classe"
        label="Classe energetica"
        none="Non lo so"
        options={CLASSI}
        value={simulation.classe}
        error={errors.classeEnergetica}
        onChange={(classe) => onChange({ classe })}
      />
      <Figure {...props} name="reddito" label="Reddito netto" unit="€/mese" />
      <Figure {...props} name="altreRate" label="Altre rate" unit="€/mese" />
      <div className={styles.wide}>
        <SelectField
          name="lavoro"
          label="Il tuo lavoro"
          none="Preferisco non dirlo"
          options={options(LAVORI)}
          value={simulation.lavoro}
          onChange={(lavoro) => onChange({ lavoro: lavoro as Simulation['lavoro'] })}
        />
      </div>
      {isSearch(simulation) ? (
        <div className={styles.wide}>
          <SelectField
            name="fase"
            label="A che punto sei"
            none="Preferisco non dirlo"
            options={options(FASI)}
            value={simulation.fase}
            onChange={(fase) => onChange({ fase: fase as Simulation['fase'] })}
          />
        </div>
      ) : null}
      <div className={styles.wide}>
        <ProvinceField {...props} />
      </div>
    </fieldset>
  )
}

/* Closed for those who sign alone; opens by itself when the address already names the other person. */
function Together(props: Props) {
  const [open, setOpen] = useState(false)
  const { coEta, coReddito } = props.simulation
  const errors = {
    coEta: props.errors.coEta ?? props.errors['coRichiedente.eta'],
    coReddito: props.errors.coReddito ?? props.errors['coRichiedente.reddito'],
  }
  const named = coEta !== null || coReddito !== null
  return (
    <details
      className={styles.together}
      open={open || named}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>Lo chiedete in due?</summary>
      <div className={styles.pair}>
        <Figure {...props} errors={errors} name="coEta" label="La sua età" unit="anni" />
        <Figure {...props} errors={errors} name="coReddito" label="Il suo reddito" unit="€/mese" />
      </div>
      <p>I redditi si sommano; per la durata conta l’età di chi è più anziano.</p>
    </details>
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
      <Mortgage {...props} />
      <AboutYou {...props} />
      <Together {...props} />
      <button type="submit" className="azione" aria-disabled={props.busy}>
        Confronta le offerte
      </button>
      <p className={styles.promise}>Non chiediamo chi sei e non interroghiamo nessuna banca dati.</p>
    </form>
  )
}
