'use client'

import { useSyncExternalStore } from 'react'
import { areaLinks } from './area-links'
import { CLIENT_KEY, parseStoredUser } from './stored-user'

function subscribe(notify: () => void): () => void {
  const onChange = () => {
    const present = parseStoredUser(read()) !== null
    if (present) document.documentElement.dataset.cliente = 'si'
    else delete document.documentElement.dataset.cliente
    notify()
  }
  // pageshow: back to a page that the browser kept while the person signed out elsewhere.
  window.addEventListener('storage', onChange)
  window.addEventListener('pageshow', onChange)
  onChange()
  return () => {
    window.removeEventListener('storage', onChange)
    window.removeEventListener('pageshow', onChange)
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(CLIENT_KEY)
  } catch {
    return null
  }
}

/** Link of the signed-in client: the first name, with the surname where `full` (the menu). */
export function MemberLink({ className, full = false }: { className?: string; full?: boolean }) {
  const user = parseStoredUser(useSyncExternalStore(subscribe, read, () => null))
  const name = user && (full ? `${user.nome} ${user.cognome}`.trim() : user.nome)
  return (
    <a href={areaLinks.areaClienti} className={className}>
      {name ?? 'Area clienti'}
    </a>
  )
}
