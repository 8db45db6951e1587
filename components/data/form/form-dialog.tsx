'use client'

import { type FormEvent, type ReactNode, useId } from 'react'
import type { z } from 'zod'
import { Button } from '@/components/ui/button'
import { Text } from '@/components/ui/layout'
import { Modal } from '@/components/ui/modal'
import type { Field } from '@/lib/resources/view'
import type { Widgets } from './field-props'
import { FormFields } from './form-fields'
import { type FormRules, type OnStale, type SendForm, useFormDialog } from './use-form-dialog'

type Values = Record<string, unknown>
type SetValue = (name: string, value: unknown) => void
type Props = {
  title: string
  /** Why it is asked, or what will follow. */
  intro?: string
  fields: readonly Field[] | ((values: Values) => readonly Field[])
  schema: z.ZodObject
  /** What holds between several fields. */
  rules?: FormRules
  start?: Values
  /** Above the fields, where it depends on them what is to be said. */
  lead?: (values: Values, set: SetValue) => ReactNode
  /** Below the fields: what will follow from them. */
  tail?: (values: Values) => ReactNode
  /** A field of a kind of its own, above the others. */
  own?: {
    name: string
    show: (form: { values: Values; errors: Record<string, string>; set: SetValue }) => ReactNode
  }
  /** What was said of a value, by its field, is not said of another one: it is asked anew. */
  takesBack?: Readonly<Record<string, readonly string[]>>
  /** Its own widgets, by the field that they stand for. */
  widgets?: Widgets
  /** The word on the button that sends. */
  verb: string
  /** Called with what is about to be sent; false where something else is asked first. */
  before?: (values: Values) => boolean
  send: SendForm
  /** Somebody else saved first: brings what the server has now and says what changed. */
  onStale?: OnStale
  onClose: () => void
}

/** A short form in a dialog. What is refused is said beside its field, and nothing typed is lost. */
export function FormDialog({
  title,
  intro,
  lead,
  tail,
  own,
  fields,
  schema,
  start = {},
  widgets,
  takesBack = {},
  verb,
  onClose,
  ...rest
}: Props) {
  const fieldsOf = typeof fields === 'function' ? fields : () => fields
  const { record, notice, sending, submit } = useFormDialog({
    schema,
    start,
    fields: fieldsOf,
    onClose,
    ...rest,
  })
  const change = (name: string, value: unknown) => {
    record.set(name, value)
    for (const other of takesBack[name] ?? []) record.set(other, null)
  }
  const id = useId()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    void submit()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size="lg"
      locked={sending}
      dirty={record.dirty}
      footer={
        <>
          <Button onClick={onClose} disabled={sending}>
            ANNULLA
          </Button>
          <Button type="submit" form={id} look="primary" loading={sending}>
            {verb}
          </Button>
        </>
      }
    >
      {intro && (
        <Text mb="md" c="dimmed">
          {intro}
        </Text>
      )}
      {notice && (
        <Text role="alert" mb="md" py="sm" px="md" c="var(--warn)" bg="var(--warn-soft)" bdrs="md">
          {notice}
        </Text>
      )}
      {lead?.(record.values, record.set)}
      <form id={id} noValidate onSubmit={onSubmit} aria-label={title}>
        {own && <div data-field={own.name}>{own.show(record)}</div>}
        <FormFields
          fields={fieldsOf(record.values)}
          values={record.values}
          errors={record.errors}
          links={record.links}
          onChange={change}
          disabled={sending}
          widgets={widgets}
        />
        {/* Enter sends the form as its button does, which lies in the dialog's footer. */}
        <button type="submit" hidden />
      </form>
      {tail?.(record.values)}
    </Modal>
  )
}
