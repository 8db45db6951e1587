import { readFileSync } from 'node:fs'
import { adminNavigation } from '@/components/shell/navigation/admin'
import { agentsNavigation } from '@/components/shell/navigation/agents'
import { clientsNavigation } from '@/components/shell/navigation/clients'
import { publicScreens } from '@/e2e/public/addresses'
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

/** Public pages that the specification does not name, and the spec that opens each by these words. */
const OPENED_BY: Record<string, [spec: string, words: string]> = {
  '/404': ['screens/public', "'/404'"],
  '/estinzione-anticipata': ['public/warning', '/estinzione-anticipata'],
  '/informazioni/{}': ['public/warning', '/informazioni/prestito'],
  '/informazioni/{}/{}': ['public/warning', '/informazioni/prestito/1'],
  '/attestati/{}': ['public/agenti', '/attestati/'],
  '/consenso-segnalazione/{}': ['public/agenti', '/consenso-segnalazione/'],
  '/invito-pratica/{}': ['public/agenti', '/invito-pratica/'],
  '/voto/{}': ['public/agenti', '/voto/'],
  '/segnalazione/esito': ['public/agenti', '/segnalazione/esito'],
  '/news/cerca': ['public/contenuti', '/news/cerca'],
  '/news/pagina/{}': ['public/contenuti', '/news/pagina/2'],
  '/news/categoria/{}': ['public/contenuti', '/news/categoria/novita'],
  '/news/categoria/{}/pagina/{}': ['public/contenuti', '/news/categoria/mutui/pagina/99'],
  '/pagine/preferenze-cookie': ['public/consenso', '/pagine/preferenze-cookie'],
  '/pagine/whistleblowing/segnala': ['public/contenuti', '/pagine/whistleblowing/segnala'],
  '/pagine/whistleblowing/segui': ['public/contenuti', '/pagine/whistleblowing/segui'],
  '/{}/{}/grazie': ['public/campagne', '/grazie'],
}

const isOfAnArea = (page: string) => /^\/(?:admin|agents|area-clienti)(?:\/|$)/.test(page)
const pages = pageAddresses()
const areaPages = pages.filter(isOfAnArea)
const publicPages = pages.filter((page) => !isOfAnArea(page))

const manifest = [adminNavigation, agentsNavigation, clientsNavigation]
  .flat()
  .flatMap(({ screens }) => screens)
  .map(({ path }) => path.replace(/\{.*?\}/g, '{}'))

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
