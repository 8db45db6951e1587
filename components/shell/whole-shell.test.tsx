import { cleanup, screen, within } from '@testing-library/react'
import { axeViolations } from '@/components/ui/test-render'
import { adminNavigation } from './navigation/admin'
import { agentsNavigation } from './navigation/agents'
import { clientsNavigation } from './navigation/clients'
import { placesOf } from './navigation/places'
import type { NavGroup } from './navigation/types'
import { menuOf } from './navigation/visible'
import { ShellFrame } from './shell'
import { renderShell, stubNetwork } from './test-shell'

/** As it will be when every screen of the specification is built, for somebody who may open them all. */
const whole = (navigation: readonly NavGroup[]): NavGroup[] =>
  navigation.map((group) => ({ ...group, screens: group.screens.map((one) => ({ ...one, built: true })) }))

const AREAS = [
  { area: 'admin', home: '/admin', navigation: whole(adminNavigation), screens: 50 },
  { area: 'agent', home: '/agents', navigation: whole(agentsNavigation), screens: 20 },
  { area: 'client', home: '/area-clienti', navigation: whole(clientsNavigation), screens: 3 },
] as const

const user = {
  name: 'Mariavittoria Della Valle-Quattrocchi',
  initials: 'MD',
  email: 'm@esempio.it',
  brand: 'Chiaravia',
}

function showShell({ area, navigation }: (typeof AREAS)[number], path: string) {
  stubNetwork({ 'GET /v2/notifications': () => ({ body: { items: [], nonLette: 0 } }) })
  return renderShell(
    <ShellFrame area={area} user={user} navigation={navigation}>
      <h1>Pagina</h1>
    </ShellFrame>,
    { area, path },
  )
}

const rail = () => within(screen.getByRole('complementary', { name: 'Menu laterale' }))
const linksIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

describe.each(AREAS)('the whole manifest in the shell of $area', (one) => {
  it('is a rail of groups, never a list that scrolls', () => {
    showShell(one, one.home)
    const entries = linksIn(rail().getByRole('navigation', { name: 'Menu' }))
    expect(menuOf(one.navigation).flatMap(({ screens }) => screens).length).toBeGreaterThanOrEqual(
      one.screens,
    )
    expect(entries.length).toBeGreaterThan(2)
    expect(entries.length).toBeLessThanOrEqual(14)
  })

  it('has every screen as an entry, or as a tab of its entry', () => {
    const reachable = new Set<string | null>()
    for (const { href } of placesOf(one.navigation)) {
      showShell(one, href)
      const tabs = screen.queryByRole('navigation', { name: /^Schermate:/ })
      for (const link of linksIn(rail().getByRole('navigation', { name: 'Menu' }))) reachable.add(link)
      for (const link of tabs ? linksIn(tabs) : []) reachable.add(link)
      cleanup()
    }
    const all = menuOf(one.navigation).flatMap(({ screens }) => screens.map(({ path }) => path))
    expect(all.filter((path) => !reachable.has(path))).toEqual([])
  })

  it('has tabs that fit in one line of 1280 pixels', () => {
    for (const { label, screens } of placesOf(one.navigation)) {
      // 13 px text is 6.6 px a letter at most, in bold; each tab has 24 px around it, the line 1072 less its own 24.
      const width = screens.reduce((sum, screen) => sum + screen.label.length * 6.6 + 24, 0)
      const fits = screens.length === 1 || width <= 1048
      const said = fits ? 'fits' : 'too wide: a shorter label, another group, or menu: false'
      expect({ label, tabs: said }).toEqual({ label, tabs: 'fits' })
    }
  })

  it('marks where it is, in the rail and in the tabs', () => {
    for (const { href, screens } of placesOf(one.navigation)) {
      const last = screens.at(-1)?.path ?? href
      showShell(one, last)
      expect(rail().getByRole('link', { current: screens.length > 1 ? true : 'page' })).toHaveAttribute(
        'href',
        href,
      )
      if (screens.length > 1) {
        const tabs = screen.getByRole('navigation', { name: /^Schermate:/ })
        expect(within(tabs).getByRole('link', { current: 'page' })).toHaveAttribute('href', last)
      }
      cleanup()
    }
  })

  it('has four main places and the rest behind Altro', async () => {
    const { user: person } = showShell(one, one.home)
    const bar = within(screen.getByRole('navigation', { name: 'Principali' }))
    expect(bar.getAllByRole('link').length).toBe(Math.min(4, one.screens))
    await person.click(bar.getByRole('button', { name: 'Altro' }))
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    expect(within(drawer).getByRole('navigation', { name: 'Menu' })).toBeInTheDocument()
  })

  it('has no accessibility faults', async () => {
    const { container } = showShell(one, one.home)
    expect(await axeViolations(container)).toEqual([])
  })
})
