'use client'

import { createContext, type ReactNode, useContext, useState } from 'react'
import type { Finding } from '@/lib/finance/price-grid'

export type Cella = NonNullable<Finding['cella']>

/** The figure of a draft to go to, and how to ask for it: a new object each time, so that it is gone to again. */
type ShownCell = readonly [Cella | null, (cella: Cella) => void]

const Shared = createContext<ShownCell | null>(null)

/** Around a draft's page: what publishing it finds lies in the rows of its form. */
export function ShownCellProvider({ children }: { children: ReactNode }) {
  const [cella, show] = useState<Cella | null>(null)
  return <Shared value={[cella, show]}>{children}</Shared>
}

/** Without a page around it, as where a grid is added, the form has one of its own. */
export function useShownCell(): ShownCell {
  const shared = useContext(Shared)
  const [own, show] = useState<Cella | null>(null)
  return shared ?? [own, show]
}
