import { EnvError, readEnv } from './env'
import { isTilesUrl, mapTiles } from './map-tiles'

const URL_OF_TILES = 'https://mappe.example/v1/{z}/{x}/{y}{r}.png?chiave=abc'

describe('the address of the tiles', () => {
  it.each([URL_OF_TILES, 'https://mappe.example:8443/{z}/{y}/{x}'])('takes %s', (url) =>
    expect(isTilesUrl(url)).toBe(true),
  )
  it.each([
    'http://mappe.example/{z}/{x}/{y}.png',
    'https://mappe.example/{z}/{x}.png',
    'https://{s}.mappe.example/{z}/{x}/{y}.png',
    'https://mappe-{z}.example/{z}/{x}/{y}.png',
    'https://mappe.example/{stile}/{z}/{x}/{y}.png',
    '//mappe.example/{z}/{x}/{y}.png',
    'javascript:{z}{x}{y}',
  ])('refuses %s', (url) => expect(isTilesUrl(url)).toBe(false))
})

describe('the environment', () => {
  const base = {
    DATABASE_URL: 'postgresql://localhost/x',
    AUTH_SECRET: 'a'.repeat(32),
    INTERNAL_TOKEN: 'b'.repeat(32),
    S3_ENDPOINT: 'http://localhost:9000',
    S3_ACCESS_KEY: 'k',
    S3_SECRET_KEY: 's',
    SMTP_URL: 'smtp://localhost',
  }
  const tilesOf = (given: Record<string, string>) => mapTiles(readEnv({ ...base, ...given }))

  it('says nothing of tiles: the map is drawn', () => {
    expect(tilesOf({})).toBeNull()
    expect(tilesOf({ MAP_TILES_URL: '', MAP_TILES_ATTRIBUTION: '© Nessuno' })).toBeNull()
  })

  it('names the host, the owner of the data with its page, and how near one may come', () => {
    expect(
      tilesOf({
        MAP_TILES_URL: URL_OF_TILES,
        MAP_TILES_ATTRIBUTION: '© Mappe di esempio https://mappe.example/licenza',
        MAP_TILES_MAX_ZOOM: '16',
      }),
    ).toEqual({
      url: URL_OF_TILES,
      host: 'mappe.example',
      attribution: '© Mappe di esempio',
      licence: 'https://mappe.example/licenza',
      maxZoom: 16,
    })
    const plain = tilesOf({ MAP_TILES_URL: URL_OF_TILES, MAP_TILES_ATTRIBUTION: '© Mappe di esempio' })
    expect(plain).toMatchObject({ attribution: '© Mappe di esempio', licence: null, maxZoom: 18 })
  })

  it.each([
    [{ MAP_TILES_URL: 'https://mappe.example/' }, /MAP_TILES_URL non è valida/],
    [{ MAP_TILES_URL: URL_OF_TILES }, /MAP_TILES_ATTRIBUTION manca/],
    [{ MAP_TILES_MAX_ZOOM: '40' }, /MAP_TILES_MAX_ZOOM non è valida/],
  ])('is refused with a sentence: %j', (given, sentence) => {
    expect(() => readEnv({ ...base, ...given })).toThrow(EnvError)
    expect(() => readEnv({ ...base, ...given })).toThrow(sentence)
  })
})
