import type { ReactNode } from 'react'
import { Text } from '@/components/ui/layout'

/** What a card of the clients' area is about; `id` where the card is named by it. */
export const CardTitle = ({ id, children }: { id?: string; children: ReactNode }) => (
  <Text id={id} component="h2" ff="heading" fz="xl" fw={600} lh={1.25}>
    {children}
  </Text>
)
