import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe, toHaveNoViolations } from 'jest-axe'
import { AgencyFinder } from './agency-finder'
import type { FinderAgency } from './agency-types'

expect.extend(toHaveNoViolations)

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7].map((giorno) => ({ giorno, dalle: '00:00', alle: '23:59' }))

function agency(
  comune: string,
  regione: string,
  lat: number,
  lng: number,
  change: object = {},
): FinderAgency {
  return {
    slug: comune.toLowerCase(),
    nome: `Sede di ${comune}`,
    indirizzo: 'Via Prova 1',
    cap: '00000',
    comune,
    provincia: 'XX',
    regione,
    lat,
    lng,
    telefono: '+39 02 000',
    orari: [],
    servizi: ['mutui'],
    ...change,
  }
}
const all = [
  agency('Milano', 'Lombardia', 45.46, 9.19),
  agency('Monza', 'Lombardia', 45.58, 9.27, { servizi: ['leasing'] }),
  agency('Palermo', 'Sicilia', 38.11, 13.36),
]

let asked: string[]
let answer: { status: number; body: object }
const near = {
  luogo: { nome: 'Catania (CT)', lat: 37.5, lng: 15.08 },
  items: [
    { slug: 'palermo', distanceKm: 166.2 },
    { slug: 'monza', distanceKm: 1000 },
    { slug: 'milano', distanceKm: 990.4 },
  ],
}

// The network is outside: everything up to fetch is the real code.
beforeEach(() => {
  asked = []
  answer = { status: 200, body: near }
  globalThis.fetch = (async (path: string) => {
    asked.push(path)
    return {
      ok: answer.status < 400,
      status: answer.status,
      headers: new Headers({ 'content-type': 'application/json' }),
      json: async () => answer.body,
      text: async () => JSON.stringify(answer.body),
    }
  }) as unknown as typeof fetch
})

const show = () =>
  render(
    <AgencyFinder all={all} services={['mutui', 'leasing']} tiles={null}>
      <g />
    </AgencyFinder>,
  )
const cards = () => screen.getAllByRole('link', { name: /^Sede di/ }).filter((link) => !link.closest('svg'))
const pins = () => screen.getAllByRole('link', { name: /^Sede di/ }).filter((link) => link.closest('svg'))
const look = async (text: string) => {
  await userEvent.type(screen.getByLabelText('CAP o comune'), text)
  await userEvent.click(screen.getByRole('button', { name: 'Cerca' }))
}

describe('AgencyFinder', () => {
  it('shows every agency by region, each with its page, and asks nothing by itself', async () => {
    const { container } = show()
    expect(screen.getByRole('status')).toHaveTextContent('3 agenzie')
    const lombardia = screen.getByText('Lombardia').closest('details') ?? document.body
    expect(within(lombardia).getByText('Sede di Milano')).toHaveAttribute('href', '/agenzia/milano')
    expect(pins()).toHaveLength(3)
    expect(asked).toEqual([])
    expect(await axe(container)).toHaveNoViolations()
  })

  it('puts the nearest first, with the distance', async () => {
    show()
    await look('Catania')
    await screen.findByText(/Partenza: Catania/)
    expect(asked).toEqual(['/v2/agencies/nearest?limit=200&q=Catania'])
    expect(cards().map(({ textContent }) => textContent)).toEqual([
      'Sede di Palermo',
      'Sede di Milano',
      'Sede di Monza',
    ])
    expect(screen.getByText('166 km')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: /per regione/ }))
    expect(screen.getByText('Sicilia')).toBeInTheDocument()
  })

  it('says what is wrong with a place, and keeps what was there', async () => {
    show()
    await look('x')
    expect(screen.getByText('Scrivi il CAP o il comune.')).toBeInTheDocument()
    expect(asked).toEqual([])
    const message = 'Il CAP 00000 non esiste: controllalo, oppure scrivi il comune.'
    answer = { status: 422, body: { detail: `q: ${message}`, errors: [{ path: 'q', message }] } }
    await look('00000')
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect(screen.getByText('Lombardia')).toBeInTheDocument()
  })

  it('keeps only a service, only the open ones, and says when nothing is left', async () => {
    show()
    await userEvent.selectOptions(screen.getByLabelText('Che cosa ti serve'), 'leasing')
    expect(cards().map(({ textContent }) => textContent)).toEqual(['Sede di Monza'])
    await userEvent.click(screen.getByLabelText(/aperte adesso/))
    expect(screen.getByRole('status')).toHaveTextContent('Nessuna agenzia')
  })

  it('says which are open now', async () => {
    render(
      <AgencyFinder
        all={[agency('Roma', 'Lazio', 41.9, 12.5, { orari: EVERY_DAY })]}
        services={[]}
        tiles={null}
      >
        <g />
      </AgencyFinder>,
    )
    expect(await screen.findByText(/^(Aperta fino|Chiusa: apre)/)).toBeInTheDocument()
  })

  it('asks for the position only when its button is pressed, and takes a refusal well', async () => {
    const asks = jest.fn((_yes: unknown, no: () => void) => no())
    Object.assign(navigator, { geolocation: { getCurrentPosition: asks } })
    show()
    expect(asks).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Usa la mia posizione' }))
    expect(await screen.findByText(/non ci ha dato la tua posizione/)).toBeInTheDocument()
    asks.mockImplementation((yes) =>
      (yes as (at: object) => void)({ coords: { latitude: 37.5, longitude: 15 } }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Usa la mia posizione' }))
    await screen.findByText(/in ordine di distanza/)
    expect(asked).toEqual(['/v2/agencies/nearest?limit=200&lat=37.5&lng=15'])
  })

  it('goes from pin to pin by the arrows, and from a pin to its card', async () => {
    show()
    const tabbable = () => pins().filter((pin) => pin.tabIndex === 0)
    expect(tabbable()).toHaveLength(1)
    tabbable()[0]?.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement).toHaveAccessibleName('Sede di Monza')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(document.activeElement).toHaveAccessibleName('Sede di Palermo')
    expect(tabbable()).toHaveLength(1)
    await userEvent.click(pins()[2] ?? document.body)
    expect(document.activeElement).toHaveAttribute('id', 'sede-palermo')
    expect(screen.getByText('Sicilia').closest('details')).toHaveAttribute('open')
  })

  it('marks on the map the card that the pointer or the focus is on', async () => {
    show()
    const marked = () =>
      pins()
        .filter((pin) => pin.dataset.chosen)
        .map((pin) => pin.getAttribute('aria-label'))
    const card = cards()[2] ?? document.body
    await userEvent.hover(card)
    expect(marked()).toEqual(['Sede di Palermo'])
    await userEvent.unhover(card)
    expect(marked()).toEqual([])
    act(() => cards()[0]?.focus())
    expect(marked()).toEqual(['Sede di Milano'])
  })
})
