import { shortLinkTarget } from '@/lib/features/materials/short-link'

type Context = { params: Promise<{ codice: string }> }

/** The address on a flyer. For a while only: the next one that is printed may lead elsewhere. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { codice } = await params
  const location = (await shortLinkTarget(codice)) ?? '/404'
  return new Response(null, {
    status: 302,
    headers: { location, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  })
}
