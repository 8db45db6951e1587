import { Box, Text } from '@/components/ui/layout'
import classes from './report.module.css'

/** How every figure is made: under the pointer one by one, here together, and on paper too. */
export function ReportDefinitions({
  figures,
}: {
  figures: readonly { label: string; definition?: string }[]
}) {
  const defined = figures.flatMap(({ label, definition }) => (definition ? [{ label, definition }] : []))
  return (
    <section className={classes.definitions} aria-labelledby="come-si-calcola">
      <Text component="h2" mb="xs" c="var(--ink)" fz="sm" fw={600} id="come-si-calcola">
        Come si calcola
      </Text>
      <dl>
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
      </dl>
    </section>
  )
}
