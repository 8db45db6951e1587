'use client'

import { Grants, TicketingInput } from '@/components/admins/permissions-input'
import { type RecordFormProps, recordForm } from '@/components/data/form/record-form'
import { agentRules, agentSchema } from '@/lib/features/agents/agent-schema'
import { PapersInput } from './papers-input'
import { ProvincesInput } from './provinces-input'

const Form = recordForm(agentSchema, agentRules, {
  widgets: { provinceOperative: ProvincesInput, documents: PapersInput, permissions: TicketingInput },
})

type Props = RecordFormProps & { grantable: readonly string[] }

/** An agent's profile, mandate and permissions; what the reader may not give cannot be switched on. */
export function AgentForm({ grantable, ...props }: Props) {
  return (
    <Grants value={{ grantable }}>
      <Form {...props} />
    </Grants>
  )
}
