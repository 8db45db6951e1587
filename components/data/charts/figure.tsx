import type { ReactNode } from 'react'
import { Box, Flex } from '@/components/ui/layout'
import { Legend } from './legend'

type FigureProps = {
  label: string
  measure: string
  legend?: readonly { label: string; colour: string }[]
  children: ReactNode
}

/** A drawing with what it measures above it, and its legend where it has one. */
export const Figure = ({ label, measure, legend, children }: FigureProps) => (
  <Box component="figure" mt="sm" mb={0} mx={0} aria-label={label}>
    <Flex
      component="figcaption"
      rowGap="xxs"
      columnGap="md"
      justify="space-between"
      wrap="wrap"
      mb="xs"
      c="dimmed"
      fz="xs"
    >
      <span>{measure}</span>
      {legend && <Legend entries={legend} />}
    </Flex>
    {children}
  </Box>
)
