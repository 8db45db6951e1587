'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { opened } from './kept-items'
import { recordAt } from './navigation/places'
import type { NavGroup } from './navigation/types'
import { usePageTitle } from './page-title'
import { useKept } from './use-kept'

/** Keeps the record that is open among the recent ones, by the name that its page has. */
export function Visits({ navigation }: { navigation: readonly NavGroup[] }) {
  const path = usePathname()
  const title = usePageTitle(path)
  const { change } = useKept()
  const icon = recordAt(navigation, path)?.icon
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` is new at each render.
  useEffect(() => {
    if (title && icon) change(opened({ href: path, label: title, icon, record: true }))
  }, [path, title, icon])
  return null
}
