import { renewForPage } from '@/lib/auth/renew'
import { ROLE_NAMES } from '@/lib/auth/roles'

export async function GET(request: Request, { params }: { params: Promise<{ role: string }> }) {
  const { role: name } = await params
  const role = ROLE_NAMES.find((known) => known === name)
  return role ? renewForPage(request, role) : new Response('Non trovato.', { status: 404 })
}
