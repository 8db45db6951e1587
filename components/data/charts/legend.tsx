import { Box, Flex, Group } from '@/components/ui/layout'

/** What the colours of a drawing mean. */
export const Legend = ({ entries }: { entries: readonly { label: string; colour: string }[] }) => (
  <Flex component="span" rowGap="xxs" columnGap="md" wrap="wrap">
    {entries.map(({ label, colour }) => (
      <Group component="span" gap="xs" wrap="nowrap" display="inline-flex" key={label}>
        <Box component="i" w={12} h={12} data-swatch="" style={{ background: colour }} /> {label}
      </Group>
    ))}
  </Flex>
)
