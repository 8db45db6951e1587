import classes from './choice-chips.module.css'
import { Group } from './layout'

type Props<Value extends string> = {
  label: string
  choices: readonly { value: Value; label: string }[]
  value: Value | null
  onChange: (value: Value | null) => void
}

/** A few choices in sight, of which one narrows what is shown; pressed again, it no longer does. */
export const ChoiceChips = <Value extends string>({ label, choices, value, onChange }: Props<Value>) => (
  <Group component="fieldset" gap="xs" aria-label={label}>
    {choices.map((choice) => (
      <button
        key={choice.value}
        type="button"
        className={classes.chip}
        aria-pressed={choice.value === value}
        onClick={() => onChange(choice.value === value ? null : choice.value)}
      >
        {choice.label}
      </button>
    ))}
  </Group>
)
