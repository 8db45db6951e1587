import type { Choices } from '@/components/markup/field'
import { TIPI } from '@/components/markup/mortgage-offers'
import { CLASSI_ENERGETICHE } from '@/lib/finance/mortgage-products'
import { durataText } from '@/lib/finance/text'
import { FINALITA, FINALITA_LABELS } from '@/lib/words/purposes'
import { type Filled, InputField, SelectField } from './fields'
import { LABELS } from './labels'

type Product = 'mutuo' | 'prestito'

/** Kinds of rate to ask for. */
export const TASSI = Object.entries({ tutti: 'Tutti', ...TIPI })

/** The first list of a calculator: what the money is for. */
const Purpose = ({ product, filled }: { product: Product; filled: Filled }) => (
  <SelectField
    name="finalita"
    label={LABELS.finalita}
    options={FINALITA[product].map((name) => [name, FINALITA_LABELS[name] ?? name])}
    wide
    filled={filled}
  />
)

type FigureProps = { name: keyof typeof LABELS; unit?: string; required?: boolean; filled: Filled }

const Figure = ({ name, unit = '€', ...field }: FigureProps) => (
  <InputField
    name={name}
    label={LABELS[name]}
    unit={unit}
    numeric={unit === '€' ? 'decimal' : 'numeric'}
    {...field}
  />
)

const MORE = ['reddito', 'altreRate', 'eta', 'provincia', 'classeEnergetica']
const CLASSES: Choices = [['', 'Non la so'], ...CLASSI_ENERGETICHE.map((name) => [name, name] as const)]

/** What makes the answer more exact, for those who want to say it. */
function AboutYou({ filled, provinces }: { filled: Filled; provinces: Choices }) {
  const open = MORE.some((name) => filled.values[name] || filled.mistakes[name])
  return (
    <details className="more" open={open}>
      <summary>Aggiungi reddito, età e zona</summary>
      <div className="fields">
        <Figure name="reddito" filled={filled} />
        <Figure name="altreRate" filled={filled} />
        <Figure name="eta" unit="anni" filled={filled} />
        <SelectField
          name="provincia"
          label={LABELS.provincia}
          options={[['', 'Non lo so'], ...provinces]}
          filled={filled}
        />
        <SelectField
          name="classeEnergetica"
          label={LABELS.classeEnergetica}
          options={CLASSES}
          filled={filled}
        />
      </div>
    </details>
  )
}

const Mutuo = ({ filled, provinces }: { filled: Filled; provinces: Choices }) => (
  <>
    <div className="fields">
      <Purpose product="mutuo" filled={filled} />
      <Figure name="valoreImmobile" required filled={filled} />
      <Figure name="importo" required filled={filled} />
      <InputField
        name="durata"
        label="In quanti anni"
        unit="anni"
        numeric="numeric"
        required
        filled={filled}
      />
      <SelectField name="tasso" label={LABELS.tasso} options={TASSI} filled={filled} />
    </div>
    <AboutYou filled={filled} provinces={provinces} />
  </>
)

const MONTHS: Choices = Array.from({ length: 10 }, (_, index) => (index + 1) * 12).map(
  (months) => [String(months), durataText(months)] as const,
)

/** A duration that only the address knows stays as it was asked for. */
function monthsWith(asked = ''): Choices {
  const known = asked === '' || MONTHS.some(([value]) => value === asked)
  return known ? MONTHS : [[asked, `${asked} mesi`], ...MONTHS]
}

const Prestito = ({ filled }: { filled: Filled }) => (
  <div className="fields">
    <Purpose product="prestito" filled={filled} />
    <Figure name="importo" required filled={filled} />
    <SelectField
      name="durata"
      label="In quanto tempo"
      options={monthsWith(filled.values.durata)}
      required
      filled={filled}
    />
  </div>
)

interface Props {
  product: Product
  filled: Filled
  /** Of the house; empty for loans. */
  provinces: Choices
}

/** The questions of a calculator. */
export const SimulationFields = ({ product, filled, provinces }: Props) =>
  product === 'mutuo' ? <Mutuo filled={filled} provinces={provinces} /> : <Prestito filled={filled} />
