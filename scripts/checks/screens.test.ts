import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { adminNavigation } from '@/components/shell/navigation/admin'
import { agentsNavigation } from '@/components/shell/navigation/agents'
import { clientsNavigation } from '@/components/shell/navigation/clients'
import { publicScreens } from '@/e2e/public/addresses'
import { PAGINE } from '@/lib/features/system/schema'
import { PUBLIC_PAGES } from '@/lib/words/public-pages'
import { fits, pageAddresses } from './screens'

/** Pages of the areas that no manifest names. */
const UNLISTED: Record<string, string> = {
  '/admin/{}': 'whatever has no page: the area’s own missing page',
  '/agents/{}': 'the same',
  '/area-clienti/{}': 'the same',
  '/admin/secondo-fattore': 'where whoever must set a second factor up is sent, and nobody else is let in',
  '/agents/secondo-fattore': 'the same',
  '/admin/settings/widgets': 'the gallery of the widgets, for who builds screens; widgets.spec.ts opens it',
}

/** Public pages that open only with something that was sent, and the spec that opens each by these words. */
const OPENED_BY: Record<string, [spec: string, words: string]> = {
  '/attestati/{}': ['public/agenti', '/attestati/'],
  '/consenso-segnalazione/{}': ['public/agenti', '/consenso-segnalazione/'],
  '/invito-pratica/{}': ['public/agenti', '/invito-pratica/'],
  '/incarico/{}': ['screens/incarico', '/incarico/'],
  '/preventivo/{}': ['screens/incarico', '/preventivo/'],
  '/richiesta/{}': ['screens/incarico', '/richiesta/'],
  '/voto/{}': ['public/agenti', '/voto/'],
  '/news/pagina/{}': ['public/contenuti', '/news/pagina/2'],
  '/news/categoria/{}': ['public/contenuti', '/news/categoria/novita'],
  '/news/categoria/{}/pagina/{}': ['public/contenuti', '/news/categoria/mutui/pagina/99'],
  '/{}/{}/grazie': ['public/campagne', '/grazie'],
}

const withoutNames = (address: string) => address.replace(/\{.*?\}/g, '{}')
const isOfAnArea = (page: string) => /^\/(?:admin|agents|area-clienti)(?:\/|$)/.test(page)
const pages = pageAddresses()
const areaPages = pages.filter(isOfAnArea)
const publicPages = pages.filter((page) => !isOfAnArea(page))

const manifest = [adminNavigation, agentsNavigation, clientsNavigation]
  .flat()
  .flatMap(({ screens }) => screens)
  .map((one) => withoutNames(one.path))

const CAMPAIGN_PAGES = ['/{}/{}', '/{}/{}/grazie']

describe('the public pages', () => {
  it('are each a line of lib/words/public-pages.ts, but for those of campaigns', () => {
    // The page of every address that is none answers /404, too.
    const listed = PUBLIC_PAGES.map((one) => withoutNames(one.path)).filter((one) => one !== '/404')
    expect(listed.toSorted()).toEqual(publicPages.filter((page) => !CAMPAIGN_PAGES.includes(page)).toSorted())
  })

  it('are made anew by tags that the office knows by a name', () => {
    const sources = readdirSync('app', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join('app', file), 'utf8'))
    const tags = sources.flatMap((text) =>
      [...text.matchAll(/\bcacheTag\((.*)\)/g)].flatMap(([, given = '']) => [
        ...given.matchAll(/'([^']+)'/g),
      ]),
    )
    expect(tags.length).toBeGreaterThan(20)
    const unknown = tags.map(([, tag = '']) => tag).filter((tag) => !(tag in PAGINE))
    expect([...new Set(unknown)]).toEqual([])
  })
})

describe('the screens that the browser visits', () => {
  it('are all the pages of the areas: each is in a manifest, or is excused', () => {
    const known = new Set([...manifest, ...Object.keys(UNLISTED)])
    expect(areaPages.filter((page) => !known.has(page))).toEqual([])
  })

  it('are all the public pages', () => {
    const id = '01900000-0000-7000-8000-000000000000'
    const visited = publicScreens({ news: id, newsName: 'una-news', agency: id, agent: id })
    const open = (page: string) =>
      visited.some(
        (address) => fits(page, address) && !publicPages.some((other) => other !== page && other === address),
      )
    expect(publicPages.filter((page) => !open(page) && !(page in OPENED_BY))).toEqual([])
  })

  it('are excused only where there is such a page, and a spec that opens it', () => {
    const excused = [...Object.keys(UNLISTED), ...Object.keys(OPENED_BY)]
    expect(excused.filter((page) => !pages.includes(page))).toEqual([])
    const missing = Object.entries(OPENED_BY).filter(
      ([, [spec, words]]) => !readFileSync(`e2e/${spec}.spec.ts`, 'utf8').includes(words),
    )
    expect(missing).toEqual([])
  })
})
