'use client'

import { useEffect } from 'react'

const QUESTION = 'Ci sono modifiche non salvate: vuoi lasciare la pagina e perderle?'

/** A link that opens elsewhere, downloads, or only moves within the page takes nobody away. */
function staysHere(link: Element): boolean {
  const inPage = link.getAttribute('href')?.startsWith('#')
  return inPage || link.getAttribute('target') === '_blank' || link.hasAttribute('download')
}

/** While there is something unsaved, leaving asks first: by closing the page and by following a link of ours. */
export function useUnsavedGuard(active: boolean): void {
  useEffect(() => {
    if (!active) return
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault()
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest?.('a[href]')
      if (!link || staysHere(link) || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (window.confirm(QUESTION)) return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('beforeunload', onLeave)
    document.addEventListener('click', onClick, true)
    return () => {
      window.removeEventListener('beforeunload', onLeave)
      document.removeEventListener('click', onClick, true)
    }
  }, [active])
}
