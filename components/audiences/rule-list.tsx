import { Button } from '@/components/ui/button'
import { Stack, Text } from '@/components/ui/layout'
import { MultiSelect } from '@/components/ui/multi-select'
import { Select } from '@/components/ui/select'
import { type Regola, TIPI_REGOLA, type TipoRegola } from '@/lib/features/audiences/schema'
import classes from './audiences.module.css'
import type { RuleOptions } from './use-audience'

type Props = {
  title: string
  /** The word on the button that adds a rule. */
  add: string
  rules: readonly Regola[]
  options: RuleOptions
  /** Of exclusions: that of everybody would leave nobody. */
  withoutAll?: boolean
  /** Rules that find nobody. */
  empty?: readonly number[]
  disabled?: boolean
  onChange: (rules: Regola[]) => void
}

const KINDS = (Object.entries(TIPI_REGOLA) as [TipoRegola, string][]).map(([value, label]) => ({
  value,
  label,
}))

/** Rules one below the other: by what, and which. */
export function RuleList({ title, add, rules, options, withoutAll, empty = [], disabled, onChange }: Props) {
  const kinds = withoutAll ? KINDS.filter(({ value }) => value !== 'tutti') : KINDS
  const put = (index: number, rule: Regola) => onChange(rules.map((one, at) => (at === index ? rule : one)))
  return (
    <Stack component="fieldset" gap="sm" align="flex-start" disabled={disabled}>
      <Text component="legend" mb="xs" fw={600}>
        {title}
      </Text>
      {rules.map((rule, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a rule is its place until it is saved
        <div key={index} className={classes.rule}>
          <Select
            label="Per"
            required
            options={kinds}
            value={rule.tipo}
            disabled={disabled}
            onChange={(tipo) => tipo && put(index, { tipo: tipo as TipoRegola, valori: [] })}
          />
          {rule.tipo !== 'tutti' && (
            <MultiSelect
              label={TIPI_REGOLA[rule.tipo]}
              options={options[rule.tipo]}
              value={rule.valori}
              disabled={disabled}
              error={empty.includes(index) ? 'Qui non c’è nessuno.' : undefined}
              onChange={(valori) => put(index, { ...rule, valori })}
            />
          )}
          <Button
            size="xs"
            look="quiet"
            disabled={disabled}
            aria-label={`TOGLI: ${title}, regola ${index + 1}`}
            onClick={() => onChange(rules.filter((_, at) => at !== index))}
          >
            TOGLI
          </Button>
        </div>
      ))}
      <Button
        size="xs"
        disabled={disabled}
        onClick={() => onChange([...rules, { tipo: withoutAll ? 'agente' : 'figura', valori: [] }])}
      >
        {add}
      </Button>
    </Stack>
  )
}
