import { render, screen, within } from '@testing-library/react'
import { MortgageDrawer } from '@/components/site/pages/mutui/mortgage-drawer'
import { OfferCard as SiteCard } from '@/components/site/pages/mutui/offer-card'
import { offer as siteOffer, startPage } from '@/components/site/pages/mutui/testing'
import { POLIZZA_ALTROVE } from '@/lib/words/policy'
import { Comparison, comparisonTitle } from './comparison'

beforeEach(startPage)

const noop = () => undefined
const offer = {
  ...siteOffer('Banca Beta', 'variabile', 3.34),
  index: 'EURIBOR_3M',
  tenor: '3M',
  tassi: [{ dalMese: 121, tan: 4.1 }],
  costi: [
    { voce: 'Istruttoria', importo: 750, quando: 'iniziale' as const },
    { voce: 'Incasso rata', importo: 1.5, quando: 'mensile' as const },
  ],
  polizza: { importo: 750, taegSenza: 3.31, perLegge: false },
}

const plain = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').replaceAll(' :', ':').trim()
const figuresIn = (box: HTMLElement) =>
  within(box)
    .getAllByRole('term')
    .map((term) => plain(term.parentElement))
const linesIn = (box: HTMLElement) => within(box).getAllByRole('row', { hidden: true }).map(plain)
const exampleIn = (box: HTMLElement) => plain(within(box).getByText(/^Esempio rappresentativo/).parentElement)

/** The same mortgage on the site, its drawer open, and in a frame. */
function drawBoth() {
  const compare = { checked: false, onChange: noop }
  const means = { rataSostenibile: null, altreRate: null }
  const site = { offer, best: true, rataAttuale: null, means, compare, onOpen: noop, onWant: noop }
  render(<SiteCard {...site} />)
  const drawer = { offer, quoteId: undefined, address: '/mutui', asOf: '2026-11-20' }
  render(<MortgageDrawer {...drawer} onClose={noop} onWant={noop} />)
  const about = { product: 'mutuo', purpose: '', asOf: '2026-11-20' } as const
  const more = { rataReddito: null, sostenibile: null }
  const { container } = render(<Comparison {...about} offers={[{ ...offer, ...more }]} action={() => null} />)
  const [card = document.body] = screen.getAllByRole('article')
  return { card, dialog: screen.getByRole('dialog'), frame: container }
}

describe('an offer in a frame', () => {
  it('has the figures that the site shows', () => {
    const { card, frame } = drawBoth()
    expect(figuresIn(frame)).toEqual(figuresIn(card))
    expect(figuresIn(frame)[2]).toBe(
      'TAN variabile 3,20% Euribor 3 mesi 2,60% + spread 0,60%, poi 4,10% dalla rata 121',
    )
  })

  it('has the charges and the representative example of the site', () => {
    const { dialog, frame } = drawBoth()
    const costs = within(dialog).getByRole('columnheader', { name: 'Voce' }).closest('table')
    expect(linesIn(frame)).toEqual(linesIn(costs ?? document.body))
    expect(linesIn(frame)).toContain('Incasso rataogni mese, con la rata1,50 €')
    expect(exampleIn(frame)).toBe(exampleIn(dialog))
    expect(exampleIn(frame)).toContain('incasso rata 1,50 € al mese')
  })
})

it('says of its policy what the site says', () => {
  const { dialog, frame } = drawBoth()
  const words = `Polizza: 750,00 € in tutta la durata. TAEG con la polizza 3,34%, senza 3,31%. ${POLIZZA_ALTROVE}`
  for (const place of [dialog, frame]) expect(plain(place)).toContain(words)
})

it('counts the offers for everybody, and sets the others apart under what they ask', () => {
  const avviso = 'Solo per chi ha un ISEE fino a 40.000 €.'
  const more = { rataReddito: null, sostenibile: null }
  const offers = [
    { ...siteOffer('Banca Alfa', 'fisso', 3), ...more, avviso },
    { ...siteOffer('Banca Beta', 'fisso', 3.2), ...more },
    { ...siteOffer('Banca Gamma', 'fisso', 3.4), ...more },
  ]
  expect(comparisonTitle({ offers })).toBe('2 offerte, dalla meno cara')
  const about = { product: 'mutuo', purpose: '', asOf: '2026-11-20' } as const
  render(
    <Comparison {...about} offers={offers} action={(_offer, best) => (best ? 'La meno cara' : 'Altra')} />,
  )
  expect(screen.getByText(/^La meno cara$/).closest('article')).toHaveTextContent('Banca Beta')
  const apart = screen.getByText(`${avviso} Un’offerta.`).closest('details')
  expect(apart).toHaveTextContent('Banca Alfa')
  expect(apart).not.toHaveTextContent('Banca Gamma')
})
