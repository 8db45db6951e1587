'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { useIsMissing, usePageTitle } from '@/components/data/page/page-title'
import { recordAt } from './navigation/places'
import type { NavGroup } from './navigation/types'
import { gone, opened } from './quick-links'
import { useQuickLinks } from './use-quick-links'

/** Keeps the record that is open among the recent ones, by the name that its page has; one that is gone is not kept. */
export function Visits({ navigation }: { navigation: readonly NavGroup[] }) {
  const path = usePathname()
  const title = usePageTitle(path)
  const missing = useIsMissing(path)
  const { change } = useQuickLinks()
  const icon = recordAt(navigation, path)?.icon
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` is new at each render.
  useEffect(() => {
    if (missing) change(gone(path))
    else if (title && icon) change(opened({ href: path, label: title, icon, record: true }))
  }, [path, title, icon, missing])
  return null
}
