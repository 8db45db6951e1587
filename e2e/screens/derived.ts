import type { Page } from '@playwright/test'
import type { Screen as Entry, NavGroup } from '../../components/shell/navigation/types'
import { areaOfPath } from '../../lib/auth/area-path'
import { firstOf, type Screen } from './visit'

/** Where the `{id}` of a screen comes from when it is not the list that the screen lies under. */
const LISTS: Record<string, string> = { '/admin/system/banks/products': '/admin/system/banks' }

/** Lists that the demo data leaves empty, and a call that gives them their first row. */
const FIRST_ROWS: Record<string, [path: string, body: object]> = {
  '/admin/feeds/whistleblowing': [
    '/v2/whistleblowing',
    { categoria: 'servizi', testo: 'Una segnalazione di prova, lunga abbastanza.' },
  ],
  '/admin/feeds/commits': [
    '/v2/news',
    {
      titolo: 'Bozza per la cronologia',
      slug: `bozza-per-la-cronologia-${Date.now()}`,
      categoria: 'casa',
      abstract: 'In breve.',
      corpo: '<p>Testo.</p>',
      urlImage: null,
      urlImageAlt: '',
      published: false,
      publishedAt: null,
    },
  ],
}

/** No token of the links that are sent by mail: such a page opens all the same, and says so. */
const DEAD_LINK = 'non-vale'
/** What says that a screen did not open: the missing page, and the one of a failure. */
const OPENED = /^(?!Questa pagina non)\S/

/** Every built screen of an area, its add and record pages included, as visits; a new one needs no line here. */
export function screensOf(navigation: readonly NavGroup[]): Record<'signedIn' | 'visitor', Named> {
  const built = navigation.flatMap(({ screens }) => screens).filter((screen) => screen.built)
  const visits: Record<'signedIn' | 'visitor', Named> = { signedIn: {}, visitor: {} }
  for (const entry of built) {
    const whose = isOpen(entry.path) ? 'visitor' : 'signedIn'
    visits[whose][entry.path] = {
      at: addressOf(entry, built),
      title: titleOf(entry),
      status: entry.path.endsWith('/404') ? 404 : undefined,
      entry: entry.menu ? entry.path : undefined,
    }
  }
  return visits
}

type Named = Record<string, Screen>

const isOpen = (path: string) => !areaOfPath(path)?.guarded

function titleOf({ path, label }: Entry): RegExp {
  if (path.endsWith('/404')) return /^Questa pagina non c’è/
  return path.endsWith('/add') ? new RegExp(`^${label}`, 'i') : OPENED
}

function addressOf({ path }: Entry, built: readonly Entry[]): Screen['at'] {
  const [before = '', parameter, after = ''] = path.split(/\/\{(\w+\??)\}/)
  if (parameter === undefined) return path
  if (parameter.endsWith('?')) return before
  const list = LISTS[before] ?? before
  if (!built.some((entry) => entry.path === list)) return `${before}/${DEAD_LINK}${after}`
  return async (page: Page) => {
    const empty = FIRST_ROWS[list]
    if (empty) {
      await page.goto(list)
      await page.evaluate(post, empty)
    }
    const row = await firstOf(list, page)
    return row.replace(list, before) + after
  }
}

/** Runs in the page, as whoever is signed in there. */
async function post([path, body]: [string, object]): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-area': 'admin' }
  const reply = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
}
