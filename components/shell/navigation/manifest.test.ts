import { pageAddresses } from '@/scripts/checks/screens'
import { adminNavigation } from './admin'
import { agentsNavigation } from './agents'
import { clientsNavigation } from './clients'
import { SPECIFIED } from './specified-paths'
import type { NavGroup } from './types'

const AREAS = [
  { folder: 'admin', navigation: adminNavigation, specified: SPECIFIED.admin },
  { folder: 'agents', navigation: agentsNavigation, specified: SPECIFIED.agents },
  { folder: 'area-clienti', navigation: clientsNavigation, specified: SPECIFIED.clients },
] as const

const screensOf = (navigation: readonly NavGroup[]) => navigation.flatMap(({ screens }) => screens)

const pages = (folder: string) =>
  pageAddresses().filter((page) => page === `/${folder}` || page.startsWith(`/${folder}/`))

const plain = (pattern: string) => pattern.replace(/\{.*?\}/g, '{}')

describe.each(AREAS)('navigation of $folder', ({ folder, navigation, specified }) => {
  const screens = screensOf(navigation)

  it('lists every screen of the specification', () => {
    const listed = new Set(screens.map((screen) => screen.path))
    expect(specified.filter((wanted) => !listed.has(wanted))).toEqual([])
  })

  it('lists each screen once', () => {
    const all = screens.map((screen) => screen.path)
    expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([])
  })

  it('calls built only what has a page', () => {
    const existing = new Set(pages(folder))
    const missing = screens.filter((screen) => screen.built && !existing.has(plain(screen.path)))
    expect(missing.map((screen) => screen.path)).toEqual([])
  })

  it('leaves no specified page that exists out of the menu', () => {
    const existing = new Set(pages(folder))
    const hidden = screens.filter((screen) => !screen.built && existing.has(plain(screen.path)))
    expect(hidden.map((screen) => screen.path)).toEqual([])
  })

  it('says in words what every screen is', () => {
    expect(screens.filter((screen) => screen.label.trim() === '')).toEqual([])
  })
})

it('knows the add and record pages that the specification only hints at', () => {
  expect(SPECIFIED.admin).toEqual(expect.arrayContaining(['/admin/site/news/add', '/admin/site/news/{id}']))
  expect(SPECIFIED.admin).not.toContain('/admin/site/clients/add')
})
