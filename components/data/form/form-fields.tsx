import { Box, Text } from '@/components/ui/layout'
import type { FieldLink } from '@/lib/core/errors'
import type { Field } from '@/lib/resources/view'
import { FieldInput } from './field-input'
import type { Widgets } from './field-props'
import classes from './form-fields.module.css'

type Props = {
  fields: readonly Field[]
  values: Record<string, unknown>
  errors: Record<string, string>
  /** Shown with the message of their field. */
  links?: Record<string, FieldLink>
  onChange: (name: string, value: unknown) => void
  disabled?: boolean
  widgets?: Widgets
  /** What stood in the address of values that cannot be read from it, by field. */
  unread?: Readonly<Record<string, string>>
}

/** The fields that stand on the form with these values. */
export const shownFields = (fields: readonly Field[], values: Record<string, unknown>) =>
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
export function FormFields({
  fields,
  values,
  errors,
  links = {},
  onChange,
  disabled,
  widgets,
  unread = {},
}: Props) {
  const shown = shownFields(fields, values)
  return (
    <div className={classes.fields}>
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
              unread={unread[field.name]}
            />
            {errors[field.name] && <Remedy link={links[field.name]} />}
          </FieldCell>
        ))}
      </div>
    </div>
  )
}

/** It opens beside the form: what was typed stays. */
function Remedy({ link }: { link: FieldLink | undefined }) {
  if (!link) return null
  return (
    <Box
      href={link.href}
      target="_blank"
      rel="noopener"
      component="a"
      display="inline-block"
      mt="xxs"
      c="var(--link)"
      fz="xs"
    >
      {link.label}
    </Box>
  )
}

function FieldCell({ field, children }: { field: Field; children: React.ReactNode }) {
  return (
    <>
      {field.section && (
        <Text component="h2" mt="md" pt="md" ff="heading" fz="lg" fw={700} className={classes.section}>
          {field.section}
        </Text>
      )}
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
