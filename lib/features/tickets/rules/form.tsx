'use client'

import { recordForm } from '@/components/data/form/record-form'
import { RuleConditions } from '@/components/tickets/rule-conditions'
import { ticketRuleRules, ticketRuleSchema } from './schema'

export const TicketRuleForm = recordForm(ticketRuleSchema, ticketRuleRules, {
  widgets: { condizioni: RuleConditions },
})
