import type { ReactNode } from 'react'
import { Text } from '@/components/ui/layout'

type Props = {
  /** Nothing stands above it. */
  first?: boolean
  children: ReactNode
}

/** What the next lines of a section are. */
export const SubTitle = ({ first = false, children }: Props) => (
  <Text component="h3" mt={first ? 0 : 'md'} mb="xxs" c="dimmed" fz="xs" fw={500}>
    {children}
  </Text>
)
