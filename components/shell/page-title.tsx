'use client'

import { usePathname } from 'next/navigation'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'

type Named = { path: string; title: string; missing: boolean } | null
type Store = { named: Named; name: (named: Named) => void }

const TitleContext = createContext<Store>({ named: null, name: () => undefined })

/** Lets a page tell the breadcrumbs what it calls itself. */
export function PageTitleProvider({ children }: { children: ReactNode }) {
  const [named, name] = useState<Named>(null)
  const store = useMemo(() => ({ named, name }), [named])
  return <TitleContext value={store}>{children}</TitleContext>
}

/** The title that the page at `path` gave itself. */
export function usePageTitle(path: string): string | undefined {
  const { named } = useContext(TitleContext)
  return named?.path === path ? named.title : undefined
}

/** Whether there turned out to be no page at `path`. */
export function useIsMissing(path: string): boolean {
  const { named } = useContext(TitleContext)
  return named?.path === path && named.missing
}

/** Names the page in the breadcrumbs; `PageHeader` renders it. `missing`: it says that there is no such page. */
export function PageTitle({ title, missing = false }: { title: string; missing?: boolean }) {
  const path = usePathname()
  const { name } = useContext(TitleContext)
  useEffect(() => name({ path, title, missing }), [name, path, title, missing])
  return null
}
