'use client'

import { usePathname } from 'next/navigation'
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'

type Named = { path: string; title: string; missing: boolean } | null
type Pin = ComponentType<{ title: string }>
type Store = { named: Named; name: (named: Named) => void; Pin?: Pin }

const TitleContext = createContext<Store>({ named: null, name: () => undefined })

/** Lets a page tell the breadcrumbs what it calls itself, and draw the button of the shell that keeps it in the menu. */
export function PageTitleProvider({ Pin, children }: { Pin?: Pin; children: ReactNode }) {
  const [named, name] = useState<Named>(null)
  const store = useMemo(() => ({ named, name, Pin }), [named, Pin])
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

/** The shell's button that keeps this page in the menu; outside of a shell there is none. */
export function PagePin({ title }: { title: string }) {
  const { Pin } = useContext(TitleContext)
  return Pin ? <Pin title={title} /> : null
}
