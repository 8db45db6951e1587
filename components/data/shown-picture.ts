import type { Area } from '@/lib/http/client'

/**
 * Where to load a picture from. A stored one asks who is reading, and a picture sends no header: until it is
 * published its address names the area whose cookies count.
 */
export const shownPicture = (url: string, area?: Area) =>
  area && url.startsWith('/v2/storage/files/') ? `${url}?area=${area}` : url
