/** What sign-in leaves in the browser so that static pages can greet a person; never used to authorise. */
export interface StoredUser {
  nome: string
  cognome: string
}

export const CLIENT_KEY = 'clients_user'

/** The stored user, or null when there is none, the session is over or somebody wrote something else there. */
export function parseStoredUser(text: string | null, now?: number): StoredUser | null {
  if (!text) return null
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return null
    const { nome, cognome, fino } = value as Record<string, unknown>
    // The clock is asked only where there is somebody: pages are made beforehand, for nobody.
    if (typeof fino !== 'number' || fino <= (now ?? Date.now())) return null
    if (typeof nome !== 'string' || nome.trim() === '') return null
    return { nome: nome.trim(), cognome: typeof cognome === 'string' ? cognome.trim() : '' }
  } catch {
    return null
  }
}
