import { FieldInput } from '@/components/data/form/field-input'
import type { FieldInputProps } from '@/components/data/form/field-props'
import type { TryRuleInput } from '@/lib/features/tickets/rules/schema'
import { TryRule } from './try-rule'

/** The conditions of a rule, which can be tried before it is saved. */
export function RuleConditions(props: FieldInputProps) {
  const conditions = (props.values[props.field.name] ?? []) as TryRuleInput['condizioni']
  return (
    <>
      <FieldInput {...props} />
      <TryRule conditions={conditions} />
    </>
  )
}
