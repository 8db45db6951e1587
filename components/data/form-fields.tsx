import type { Field } from '@/lib/resources/view'
import { FieldInput } from './field-input'
import type { Widgets } from './field-props'
import classes from './form-fields.module.css'

type Props = {
  fields: readonly Field[]
  values: Record<string, unknown>
  errors: Record<string, string>
  onChange: (name: string, value: unknown) => void
  disabled?: boolean
  widgets?: Widgets
}

/** The fields that stand on the form with these values. */
const shownFields = (fields: readonly Field[], values: Record<string, unknown>) =>
  fields.filter(({ when }) => !when || when.in.includes(values[when.field]))

/** The first message that no field on the form can show, or a press of the button would answer nothing. */
export function firstUnshownError(
  errors: Record<string, string>,
  fields: readonly Field[],
  values: Record<string, unknown>,
): string | undefined {
  const names = new Set(
    shownFields(fields, values).flatMap(({ name, kind }) => (kind === 'position' ? [name, 'lng'] : name)),
  )
  return Object.entries(errors).find(([name]) => !names.has(name))?.[1]
}

/** The fields of a form on a grid of twelve, under their headings. */
export function FormFields({ fields, values, errors, onChange, disabled, widgets }: Props) {
  const shown = shownFields(fields, values)
  return (
    <div className={classes.grid}>
      {shown.map((field) => (
        <FieldCell key={field.name} field={field}>
          <FieldInput
            field={field}
            values={values}
            error={errors[field.name]}
            lngError={errors.lng}
            onChange={onChange}
            disabled={disabled}
            widget={widgets?.[field.name]}
          />
        </FieldCell>
      ))}
    </div>
  )
}

function FieldCell({ field, children }: { field: Field; children: React.ReactNode }) {
  return (
    <>
      {field.section && <h2 className={classes.section}>{field.section}</h2>}
      <div
        className={classes.cell}
        data-width={field.width ?? 12}
        data-kind={field.kind}
        data-field={field.name}
      >
        {children}
      </div>
    </>
  )
}
