import { Checkbox } from '@/components/ui/checkbox'
import { Stack, Text } from '@/components/ui/layout'

type Props<Name extends string> = {
  choices: readonly (readonly [Name, string])[]
  shown: Record<Name, boolean>
  onChange: (name: Name, value: boolean) => void
}

/** What may stand on a card or in a signature, and be left out. */
export const ShownChoices = <Name extends string>({ choices, shown, onChange }: Props<Name>) => (
  <Stack component="fieldset" gap="xs">
    <Text component="legend" mb="xs" fz="xs" fw={600}>
      Che cosa mostra
    </Text>
    {choices.map(([name, label]) => (
      <Checkbox key={name} label={label} value={shown[name]} onChange={(value) => onChange(name, value)} />
    ))}
  </Stack>
)
