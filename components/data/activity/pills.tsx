import { Group } from '@/components/ui/layout'
import { Spoken } from '@/components/ui/spoken'
import classes from './activity.module.css'

type Props<V extends string> = {
  label: string
  name: string
  options: Readonly<Record<V, string>>
  value: V | null
  onChange: (value: V) => void
  disabled?: boolean
}

/** One of a few, each in sight: arrows move among them as among any radio buttons. */
export function Pills<V extends string>({ label, name, options, value, onChange, disabled }: Props<V>) {
  return (
    <Group component="fieldset" gap="xxs" disabled={disabled}>
      <Spoken legend>{label}</Spoken>
      {(Object.entries(options) as [V, string][]).map(([key, text]) => (
        <label key={key} className={classes.pill}>
          <input type="radio" name={name} checked={value === key} onChange={() => onChange(key)} />
          <span>{text}</span>
        </label>
      ))}
    </Group>
  )
}
