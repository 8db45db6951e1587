import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi } from '@/components/site/offers/testing'
import { prodottoMutuo, valoriProva } from '@/lib/finance/test-products'
import { BusinessCard } from './business-card'
import { BusinessDesk } from './business-desk'
import { BusinessOffers } from './business-offers'
import type { BusinessData } from './business-terms'

const prodotti = ['Alfa', 'Beta'].map((nome, at) =>
  prodottoMutuo({
    id: nome,
    nome: `Impresa ${nome}`,
    indice: null,
    spread: 5 + at,
    importoMin: 1_000_000,
    durataMin: 12,
    perizia: 0,
  }),
)
const show = (data: BusinessData = { prodotti, valori: valoriProva }) =>
  render(
    <BusinessDesk data={data} oggi="2026-11-21">
      <BusinessCard />
      <BusinessOffers />
    </BusinessDesk>,
  )

beforeEach(() => {
  fakeApi({})
  history.replaceState(null, '', '/aziende')
})

describe('BusinessDesk', () => {
  it('writes the address of the offer that is open, and takes it back', async () => {
    show()
    await userEvent.click(screen.getByRole('button', { name: /Costi e piano di .*Beta/ }))
    const drawer = await screen.findByRole('dialog', { name: /Beta/ })
    expect(location.search).toBe('?importo=100000&durata=60&finalita=investimenti&offerta=Beta')
    await userEvent.click(within(drawer).getByRole('button', { name: 'Chiudi' }))
    await waitFor(() => expect(location.search).not.toContain('offerta'))
  })

  it('sorts, and the badge stays with the lowest TAEG', async () => {
    const [cheap, dear] = prodotti as [(typeof prodotti)[0], (typeof prodotti)[0]]
    const data = {
      prodotti: [{ ...cheap, istruttoria: { fissa: 500_000, percentuale: 0 } }, dear],
      valori: valoriProva,
    }
    show(data)
    const names = () => screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'))
    const [first] = names()
    expect(within(screen.getAllByRole('article')[0] as HTMLElement).getByText('TAEG più basso')).toBeVisible()
    expect(first).toMatch(/Beta/)
    await userEvent.click(screen.getByRole('radio', { name: 'Rata' }))
    expect(names()[0]).toMatch(/Alfa/)
    expect(within(screen.getAllByRole('article')[1] as HTMLElement).getByText('TAEG più basso')).toBeVisible()
  })

  it('opens the offer of the address, with the figures that the address asks for', async () => {
    history.replaceState(null, '', '/aziende?importo=250000&durata=120&finalita=liquidita&offerta=Beta')
    show()
    const drawer = await screen.findByRole('dialog', { name: /Beta/ })
    expect(within(drawer).getByText('Importo totale del credito').parentElement).toHaveTextContent('250.000')
    expect(location.search).toContain('offerta=Beta')
  })
})
