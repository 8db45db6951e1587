import { Box, Text, Tiles } from '@/components/ui/layout'

/** How every figure is made: under the pointer one by one, here together, and on paper too. */
export function ReportDefinitions({
  figures,
}: {
  figures: readonly { label: string; definition?: string }[]
}) {
  const defined = figures.flatMap(({ label, definition }) => (definition ? [{ label, definition }] : []))
  return (
    <Box component="section" mt="sm" c="dimmed" fz="sm" aria-labelledby="come-si-calcola">
      <Text component="h2" mb="xs" c="var(--ink)" fz="sm" fw={600} id="come-si-calcola">
        Come si calcola
      </Text>
      <Tiles component="dl" least={320} gap="xs" across="lg">
        {defined.map(({ label, definition }) => (
          <div key={`${label} ${definition}`}>
            <Box component="dt" c="var(--ink)" fw={600}>
              {label}
            </Box>
            <Box component="dd" m={0}>
              {definition}
            </Box>
          </div>
        ))}
      </Tiles>
    </Box>
  )
}
