'use client'

import { recordForm } from '@/components/data/record-form'
import { RuleConditions } from '@/components/ticket-rules/rule-conditions'
import { ticketRuleRules, ticketRuleSchema } from './schema'

export const TicketRuleForm = recordForm(ticketRuleSchema, ticketRuleRules, {
  widgets: { condizioni: RuleConditions },
})
