import type { Area } from '@/lib/http/client'

/** What is kept of a ticket that is being written: its words; files are chosen again. */
export type KeptDraft = {
  category: string | null
  oggetto: string
  messaggio: string
  praticaId: string | null
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/* Storage may be closed, or hold what somebody else wrote: then there is nothing. */
function inStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage)
  } catch {
    return null
  }
}

/** What was being written in this window before the page was left, or null. */
export function readDraft(area: Area): KeptDraft | null {
  const kept = inStorage((storage) => JSON.parse(storage.getItem(`ticket:${area}`) ?? 'null') as unknown)
  if (typeof kept !== 'object' || kept === null) return null
  const { category, oggetto, messaggio, praticaId } = kept as Record<string, unknown>
  return {
    category: text(category) || null,
    oggetto: text(oggetto),
    messaggio: text(messaggio),
    praticaId: text(praticaId) || null,
  }
}

/** Keeps the words until the window is closed or the ticket is sent; none at all are forgotten. */
export function saveDraft(area: Area, { category, oggetto, messaggio, praticaId }: KeptDraft): void {
  if (!oggetto.trim() && !messaggio.trim()) {
    clearDraft(area)
    return
  }
  const kept = JSON.stringify({ category, oggetto, messaggio, praticaId })
  inStorage((storage) => storage.setItem(`ticket:${area}`, kept))
}

export function clearDraft(area: Area): void {
  inStorage((storage) => storage.removeItem(`ticket:${area}`))
}
