'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { useArea } from '@/components/data/page/area'
import { type Area, api } from '@/lib/http/client'
import { AREAS } from './area-info'
import { storedUser, storeUser } from './stored-user'

type Props = { name: string }

/** Who is in an area is greeted by the site's pages, however they came in; each page of the area lengthens the session. */
export function RememberUser({ name }: Props) {
  const area = useArea()
  const path = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page.
  useEffect(() => void remember(area, name), [area, name, path])
  return null
}

async function remember(area: Area, name: string): Promise<void> {
  const stored = storedUser(area)
  if (stored && `${stored.nome} ${stored.cognome}`.trim() === name) return storeUser(area, stored)
  const user = await api.get(`/${AREAS[area].api}/getMe`, { area }).catch(() => null)
  if (user) storeUser(area, user)
}
