/** Sites whose videos may be shown in a lesson; the policy of the areas names their players (lib/auth/area-policy.ts). */
export const SITI_VIDEO = { youtube: 'YouTube', vimeo: 'Vimeo' } as const
export type SitoVideo = keyof typeof SITI_VIDEO

const FILE = /^\/v2\/storage\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i

/** The id of one of our files, by its address. */
export const fileIdOf = (address: string): string | undefined => FILE.exec(address)?.[1]

export type Embed = { sito: SitoVideo; src: string }

/** A page of a video, as people copy its address → the player of that site. */
export function embedOf(address: string): Embed | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, hostname, pathname, searchParams } = new URL(address)
  if (protocol !== 'https:') return undefined
  const host = hostname.replace(/^www\./, '')
  if (host === 'youtu.be') return youtube(pathname.slice(1))
  if (host === 'youtube.com' || host === 'youtube-nocookie.com')
    return youtube(searchParams.get('v') ?? /^\/embed\/([^/]+)$/.exec(pathname)?.[1])
  if (host === 'vimeo.com' || host === 'player.vimeo.com')
    return vimeo(/^\/(?:video\/)?(\d+)$/.exec(pathname)?.[1])
  return undefined
}

const youtube = (id: string | undefined): Embed | undefined =>
  id && /^[\w-]{6,20}$/.test(id)
    ? { sito: 'youtube', src: `https://www.youtube-nocookie.com/embed/${id}` }
    : undefined
const vimeo = (id: string | undefined): Embed | undefined =>
  id ? { sito: 'vimeo', src: `https://player.vimeo.com/video/${id}` } : undefined
