import type { Area } from '@/lib/http/client'

/**
 * Where to load a picture from. A stored one asks who is reading, and a picture sends no header: until it is
 * published its address names the area whose cookies count.
 */
export const shownPicture = (url: string, area?: Area) =>
  area && url.startsWith('/v2/storage/files/') ? `${url}?area=${area}` : url

const SOURCE = /(<img\b[^>]*\ssrc=")(\/v2\/storage\/files\/[0-9a-f-]{36})(?=")/gi

/** The same for the pictures in a sanitised text that is for people of an area alone. */
export const withShownPictures = (html: string, area: Area): string =>
  html.replace(SOURCE, (_, before: string, url: string) => `${before}${shownPicture(url, area)}`)
