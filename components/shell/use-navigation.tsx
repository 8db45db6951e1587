'use client'

import { createContext, type ReactNode, useContext } from 'react'
import type { NavGroup } from './navigation/types'

const NavigationContext = createContext<readonly NavGroup[]>([])

/** Gives every part of a page the screens that this person may open. */
export function NavigationProvider({
  navigation,
  children,
}: {
  navigation: readonly NavGroup[]
  children: ReactNode
}) {
  return <NavigationContext value={navigation}>{children}</NavigationContext>
}

/** The built screens that this person may open. */
export const useNavigation = (): readonly NavGroup[] => useContext(NavigationContext)
