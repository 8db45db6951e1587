import { useId } from 'react'
import { type Choice, PERIOD_INFO, PERIODS, type Series, usualTenor } from '@/components/markup/rate-choice'
import { INDEX_NAMES, tenorText } from '@/components/markup/rate-words'
import { Pill } from '@/components/site/pill'
import styles from './chooser.module.css'

interface Props {
  choice: Choice
  series: readonly Series[]
  onChange: (choice: Choice) => void
}

interface PillsProps<T extends string> {
  legend: string
  name: string
  value: T
  options: readonly (readonly [value: T, label: string])[]
  onChange: (value: T) => void
}

/* One of a few, all in view. */
function Pills<T extends string>({ legend, name, value, options, onChange }: PillsProps<T>) {
  return (
    <fieldset className={styles.pills}>
      <legend>{legend}</legend>
      <div>
        {options.map(([key, label]) => (
          <Pill key={key} name={name} value={key} checked={value === key} onChange={() => onChange(key)}>
            {label}
          </Pill>
        ))}
      </div>
    </fieldset>
  )
}

/** Which rate, how long it runs, over which period. */
export function Chooser({ choice, series, onChange }: Props) {
  const id = useId()
  const indexes = [...new Set(series.map(({ index }) => index))]
  const tenors = series.filter(({ index }) => index === choice.index)
  return (
    <div className={styles.chooser}>
      <Pills
        legend="Indice"
        name="indice"
        value={choice.index}
        options={indexes.map((index) => [index, INDEX_NAMES[index]] as const)}
        onChange={(index) => onChange({ ...choice, index, tenor: usualTenor(series, index) })}
      />
      <div className={styles.tenor}>
        <label htmlFor={id}>Durata dell’indice</label>
        <select
          id={id}
          name="durata"
          value={choice.tenor}
          onChange={(event) => onChange({ ...choice, tenor: event.target.value })}
        >
          {tenors.map(({ tenor }) => (
            <option key={tenor} value={tenor}>
              {tenorText(tenor)}
            </option>
          ))}
        </select>
      </div>
      <Pills
        legend="Periodo"
        name="periodo"
        value={choice.period}
        options={PERIODS.map((period) => [period, PERIOD_INFO[period].label] as const)}
        onChange={(period) => onChange({ ...choice, period })}
      />
    </div>
  )
}
