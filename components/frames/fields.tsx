import type { ReactNode } from 'react'
import { Check } from '@/components/markup/check'
import { type Choices, controlOf, Field, noteId, Options } from '@/components/markup/field'
import type { Fields, Mistakes } from '@/lib/features/frames/schema'
import { nameOf } from './labels'

/** What was typed and what is wrong with it. */
export type Filled = { values: Fields; mistakes: Mistakes }

const STYLES = { field: 'field', check: 'check', error: 'mistake' }
const WIDE = { ...STYLES, field: 'field wide' }

interface Props {
  name: string
  label: string
  filled: Filled
  required?: boolean
  wide?: boolean
}

interface InputProps extends Props {
  type?: 'text' | 'email' | 'tel'
  autoComplete?: string
  unit?: string
  /** Figures, with a comma or whole: the telephone shows its digits. */
  numeric?: 'decimal' | 'numeric'
}

/** A field of a form that is sent without scripts: its control has the frame's box around it. */
function FrameField({ name, label, filled, required, wide, children }: Props & { children: ReactNode }) {
  const error = filled.mistakes[name]
  return (
    <Field id={name} label={label} error={error} required={required} styles={wide ? WIDE : STYLES}>
      <span className={error ? 'box wrong' : 'box'}>{children}</span>
    </Field>
  )
}

const controlFor = ({ name, filled, required }: Props) => ({
  ...controlOf({ id: name, error: filled.mistakes[name], required }),
  name,
  defaultValue: filled.values[name] ?? '',
})

export function InputField({ type = 'text', autoComplete = 'off', unit, numeric, ...field }: InputProps) {
  const figures = numeric ? { className: 'number', inputMode: numeric } : {}
  return (
    <FrameField {...field}>
      <input type={type} autoComplete={autoComplete} {...figures} {...controlFor(field)} />
      {unit ? (
        <span className="unit" aria-hidden="true">
          {unit}
        </span>
      ) : null}
    </FrameField>
  )
}

export const AreaField = (field: Props) => (
  <FrameField {...field}>
    <textarea rows={4} {...controlFor(field)} />
  </FrameField>
)

export const SelectField = ({ options, ...field }: Props & { options: Choices }) => (
  <FrameField {...field}>
    <select {...controlFor(field)}>
      <Options options={options} />
    </select>
  </FrameField>
)

/** A box that nobody ticked for the person. */
export const CheckField = ({
  name,
  filled,
  required,
  children,
}: Omit<Props, 'label'> & { children: ReactNode }) => (
  <Check
    id={name}
    name={name}
    value="1"
    defaultChecked={Boolean(filled.values[name])}
    required={required}
    note={noteId(name)}
    error={filled.mistakes[name]}
    styles={STYLES}
  >
    {children}
  </Check>
)

export const HiddenFields = ({ fields }: { fields: Fields }) =>
  Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)

/** Above a form that came back: how many things to put right, with a link to each; or why it could not be sent. */
export function MistakesNote({ filled, failure }: { filled: Filled; failure?: string }) {
  const entries = Object.entries(filled.mistakes)
  if (!failure && entries.length === 0) return null
  return (
    <div className="alert" role="alert">
      <p>{failure ?? countOf(entries.length)}</p>
      {failure ? null : (
        <ul>
          {entries.map(([field, message]) => (
            <Mistake key={field} field={field} message={message} />
          ))}
        </ul>
      )}
    </div>
  )
}

const countOf = (many: number) =>
  many === 1 ? 'C’è una cosa da correggere:' : `Ci sono ${many} cose da correggere:`

/** "Nome: Solo lettere…": the same words are said of many fields. */
function Mistake({ field, message }: { field: string; message: string }) {
  const name = nameOf(field)
  return (
    <li>
      <a href={`#${field}`}>
        {name ? `${name}: ` : null}
        {message}
      </a>
    </li>
  )
}
