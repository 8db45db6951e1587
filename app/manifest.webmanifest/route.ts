import { brand } from '@/lib/settings/brand'

const icon = (src: string, type: string, sizes: string) => ({ src, type, sizes })
const ICONS = [
  icon('/icon.svg', 'image/svg+xml', 'any'),
  icon('/icon-192.png', 'image/png', '192x192'),
  icon('/icon-512.png', 'image/png', '512x512'),
]

/** What a browser calls the site that somebody keeps on their screen. */
export async function GET(): Promise<Response> {
  const name = await brand()
  const manifest = {
    name,
    short_name: name,
    description: 'Mutui e finanziamenti, con i conti in chiaro',
    lang: 'it',
    start_url: '/',
    display: 'browser',
    background_color: '#f5f8f7',
    theme_color: '#0b363c',
    icons: ICONS,
  }
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } })
}
