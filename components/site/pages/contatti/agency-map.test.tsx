import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe, toHaveNoViolations } from 'jest-axe'
import type { MapTiles } from '@/lib/core/map-tiles'
import { AgencyMap } from './agency-map'
import type { Found } from './agency-types'

expect.extend(toHaveNoViolations)

const tiles: MapTiles = {
  url: 'https://mappe.example/{z}/{x}/{y}.png',
  host: 'mappe.example',
  attribution: '© Mappe di esempio',
  licence: 'https://mappe.example/licenza',
  maxZoom: 18,
}

function at(comune: string, lat: number, lng: number, km: number | null = null): Found {
  const slug = comune.toLowerCase()
  const place = {
    indirizzo: 'Via Prova 1',
    cap: '00000',
    comune,
    provincia: 'XX',
    regione: 'Prova',
    lat,
    lng,
  }
  return { agency: { slug, nome: `Sede di ${comune}`, ...place, telefono: null, orari: [], servizi: [] }, km }
}
const found = [at('Milano', 45.46, 9.19, 12.4), at('Monza', 45.58, 9.27), at('Palermo', 38.11, 13.36)]

const seen = { chosen: jest.fn(), marked: jest.fn() }

// jsdom lays nothing out, and Leaflet asks only for the tiles of what it can see.
beforeAll(() => {
  for (const side of ['clientWidth', 'clientHeight'])
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => 400 })
})
beforeEach(() => {
  sessionStorage.clear()
  seen.chosen.mockReset()
  seen.marked.mockReset()
})

const map = (given: MapTiles | null) => (
  <AgencyMap
    tiles={given}
    found={found}
    around={[]}
    here={null}
    chosen={null}
    onChoose={seen.chosen}
    onMark={seen.marked}
  >
    <g />
  </AgencyMap>
)
const drawn = () => screen.queryByTitle('Le agenzie sulla mappa d’Italia')
const images = () => [...document.querySelectorAll('img')]
const show = () => screen.getByRole('button', { name: 'Mostra la mappa dettagliata' })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const detailed = () => screen.findByRole('group', { name: /Mappa dettagliata/ })

describe('the detailed map', () => {
  it('is not even offered where it is not configured', () => {
    render(map(null))
    expect(drawn()).toBeInTheDocument()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  })

  it('asks nobody before the visitor does, and says whom it will ask', async () => {
    const { container } = render(map(tiles))
    expect(show()).toHaveAccessibleDescription(/da mappe\.example, che riceve il tuo indirizzo IP/)
    expect(images()).toEqual([])
    expect(sessionStorage).toHaveLength(0)
    expect(await axe(container)).toHaveNoViolations()
  })

  it('comes when it is asked for, stays for the session, and goes when it is sent away', async () => {
    const first = render(map(tiles))
    await userEvent.click(show())
    await detailed()
    expect(images().length).toBeGreaterThan(0)
    for (const { src } of images()) expect(src).toMatch(/^https:\/\/mappe\.example\/\d+\/\d+\/\d+\.png$/)
    expect(drawn()).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: '© Mappe di esempio' })).toHaveAttribute('href', tiles.licence)
    expect(await axe(first.container)).toHaveNoViolations()
    first.unmount()
    render(map(tiles))
    await detailed()
    await press('Torna alla mappa disegnata')
    expect(drawn()).toBeInTheDocument()
    expect(sessionStorage).toHaveLength(0)
  })

  it('is asked for again when the tiles come from somebody else', () => {
    sessionStorage.setItem('mappa', 'altri.example')
    render(map(tiles))
    expect(show()).toBeInTheDocument()
    expect(images()).toEqual([])
  })

  it('gives its place back to the drawn one when no tile comes, and can be tried again', async () => {
    render(map(tiles))
    await userEvent.click(show())
    await detailed()
    for (const image of images()) fireEvent.error(image)
    await waitFor(() => expect(drawn()).toBeInTheDocument())
    expect(screen.getByText(/non è disponibile/)).not.toHaveAttribute('data-off')
    await press('Riprova con la mappa dettagliata')
    await detailed()
    const [first, ...others] = images()
    if (first) fireEvent.load(first)
    for (const image of others) fireEvent.error(image)
    expect(await detailed()).toBeInTheDocument()
  })
})

describe('its pins', () => {
  beforeEach(async () => {
    render(map(tiles))
    await userEvent.click(show())
    await screen.findByRole('button', { name: /^2 agenzie/ })
  })

  it('are one for those too near each other, which part when it is pressed', async () => {
    await press('2 agenzie: Milano, Monza')
    expect(await screen.findByRole('button', { name: 'Sede di Monza' })).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sede di Milano' })).toHaveFocus())
  })

  it('are one stop of the tab key, and the arrows go from one to the next', async () => {
    const pins = () => [...document.querySelectorAll<HTMLElement>('[data-pin]')]
    expect(pins().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
    screen.getByRole('button', { name: '2 agenzie: Milano, Monza' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('button', { name: 'Sede di Palermo' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('button', { name: /^2 agenzie/ })).toHaveFocus()
  })

  it('open a card with the page, the way there and the list; Escape goes back to the pin', async () => {
    await press('2 agenzie: Milano, Monza')
    await press('Sede di Milano')
    const card = await screen.findByRole('dialog', { name: 'Sede di Milano' })
    expect(card).toHaveFocus()
    expect(card).toHaveTextContent('Via Prova 1, Milano · 12 km')
    expect(seen.marked).toHaveBeenCalledWith('milano')
    expect(screen.getByRole('link', { name: 'Sede di Milano' })).toHaveAttribute('href', '/agenzia/milano')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Sede di Milano' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await press('Nell’elenco')
    expect(seen.chosen).toHaveBeenCalledWith('milano')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
