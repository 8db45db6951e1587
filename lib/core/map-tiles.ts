/** Where a detailed map takes its pictures from, as far as a browser has to know. */
export interface MapTiles {
  url: string
  /** Whom the visitor's browser will ask. */
  host: string
  attribution: string
  /** Where the attribution leads, if it has an address. */
  licence: string | null
  maxZoom: number
}

interface Given {
  MAP_TILES_URL?: string | undefined
  MAP_TILES_ATTRIBUTION?: string | undefined
  MAP_TILES_MAX_ZOOM: number
}

const ADDRESS = /\s+(https:\/\/\S+)$/

const filled = (template: string) => template.replace(/\{[xyz]\}/g, '0').replace('{r}', '')

/** Whether an address names a tile by {z}, {x} and {y}, over https: the policy of the pages lets nothing else in. */
export function isTilesUrl(template: string): boolean {
  const complete = ['{z}', '{x}', '{y}'].every((part) => template.includes(part))
  const address = filled(template)
  if (!complete || /[{}\s]/.test(address) || !URL.canParse(address)) return false
  // The host is said to the visitor beforehand: it must be always the same.
  return new URL(address).protocol === 'https:' && !/^[^/]+\/\/[^/]*\{/.test(template)
}

/** The map's tiles as the environment describes them; null where the drawn map is all there is. */
export function mapTiles({ MAP_TILES_URL: url, ...given }: Given): MapTiles | null {
  if (!url) return null
  const attribution = given.MAP_TILES_ATTRIBUTION ?? ''
  return {
    url,
    host: new URL(filled(url)).host,
    attribution: attribution.replace(ADDRESS, ''),
    licence: ADDRESS.exec(attribution)?.[1] ?? null,
    maxZoom: given.MAP_TILES_MAX_ZOOM,
  }
}
