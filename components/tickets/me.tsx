'use client'

import { createContext, type ReactNode, useContext } from 'react'

const MeContext = createContext('')

/** Who of the office reads these tickets. */
export const MeProvider = ({ me, children }: { me: string; children: ReactNode }) => (
  <MeContext value={me}>{children}</MeContext>
)

export const useMe = (): string => useContext(MeContext)
