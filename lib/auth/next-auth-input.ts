import type { NextRequest } from 'next/server'
import type { Role } from './roles'

/** The rule of next-auth: an address of the web, or a path of the site. */
function isAddress(text: string): boolean {
  try {
    return /^https?:$/.test(new URL(text, text.startsWith('/') ? 'http://localhost' : undefined).protocol)
  } catch {
    return false
  }
}

/** Why next-auth could not read a request, which it would take for a fault of the server; null when it can. */
export async function unreadable(request: NextRequest, role: Role): Promise<string | null> {
  const cookie = request.cookies.get(`${role}_callback`)?.value
  const addresses = [...request.nextUrl.searchParams.getAll('callbackUrl'), cookie].filter(Boolean)
  if (!addresses.every((text) => isAddress(String(text)))) return 'L’indirizzo di ritorno non è valido.'
  const isJson = request.headers.get('content-type')?.includes('application/json') ?? false
  if (!request.body || !isJson) return null
  const isReadable = await request
    .clone()
    .json()
    .then(
      () => true,
      () => false,
    )
  return isReadable ? null : 'Il corpo della richiesta non è JSON valido.'
}
