import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { AreaProvider } from '@/components/data/page/area'
import { renderUi } from '@/components/ui/test-render'
import type { Anno } from '@/lib/features/budgets/schema'
import { BudgetEditor } from './budget-editor'
import type { Unit } from './use-draft'

const figures = { budget: null, pezzi: null }
const mesi = Array.from({ length: 12 }, () => figures)
const YEAR: Anno = {
  anno: 2026,
  version: 1,
  bloccati: [],
  stagionalita: [7, 8, 9, 9, 10, 9, 8, 4, 9, 10, 9, 8],
  gruppo: 'agente',
  rows: [{ key: 'a', label: 'Ada Rossi', mesi, totale: figures }],
  totals: { mesi, totale: figures },
  asOf: '',
}

async function typed(unit: Unit, text: string) {
  const { user } = renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <AreaProvider area="admin">
        <BudgetEditor year={YEAR} product="mutuo" unit={unit} onClose={() => undefined} />
      </AreaProvider>
    </QueryClientProvider>,
  )
  await user.type(screen.getByRole('textbox', { name: 'Ada Rossi, gen' }), text)
  await user.tab()
  const shown = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value
  return { month: shown('Ada Rossi, gen'), year: shown('Ada Rossi, Anno'), words: document.body.textContent }
}

it('takes euro as amounts, which may have cents', async () => {
  expect(await typed('euro', '1.250,5')).toMatchObject({ month: '1.250,50', year: '1.250,50' })
})

it('asks which amount is meant where there are two', async () => {
  expect((await typed('euro', '15,000')).words).toContain('15,000: intendi 15.000 € o 15,00 €?')
})

it('counts cases, which have no decimals', async () => {
  expect((await typed('pezzi', '2,5')).words).toContain('Scrivi un numero intero, senza decimali.')
})
