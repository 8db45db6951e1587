'use client'

import { type RecordFormProps, recordForm } from '@/components/data/record-form'
import { adminSchema } from '@/lib/features/admins/schema'
import { GrantableFlags, PermissionsInput, TicketingInput } from './permissions-input'

const Form = recordForm(adminSchema, undefined, {
  widgets: { permissions: PermissionsInput, ticketing: TicketingInput },
})

type Props = RecordFormProps & { grantable: readonly string[] }

/** An administrator's data and permissions; what the reader does not hold cannot be switched on. */
export function AdminForm({ grantable, ...props }: Props) {
  return (
    <GrantableFlags value={grantable}>
      <Form {...props} />
    </GrantableFlags>
  )
}
