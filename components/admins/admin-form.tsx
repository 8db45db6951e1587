'use client'

import { type RecordFormProps, recordForm } from '@/components/data/form/record-form'
import { adminSchema } from '@/lib/features/admins/schema'
import { Grants, PermissionsInput, TicketingInput } from './permissions-input'

const Form = recordForm(adminSchema, undefined, {
  widgets: { permissions: PermissionsInput, ticketing: TicketingInput },
})

type Props = RecordFormProps & { grantable: readonly string[]; isOwn?: boolean }

/** An administrator's data and permissions; what the reader does not hold cannot be switched on, and of their own nothing. */
export function AdminForm({ grantable, isOwn, ...props }: Props) {
  return (
    <Grants value={{ grantable, isOwn }}>
      <Form {...props} />
    </Grants>
  )
}
