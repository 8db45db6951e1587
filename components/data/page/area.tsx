'use client'

import { createContext, type ReactNode, useContext } from 'react'
import type { Area } from '@/lib/http/client'

const AreaContext = createContext<Area>('client')

export function AreaProvider({ area, children }: { area: Area; children: ReactNode }) {
  return <AreaContext value={area}>{children}</AreaContext>
}

/** The area this page belongs to, for the calls it makes. */
export const useArea = (): Area => useContext(AreaContext)
