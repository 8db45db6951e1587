import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { renderUi } from '@/components/ui/test-render'
import { verbsOf } from '@/lib/imports/phases'
import type { DettaglioImport, StatoImport } from '@/lib/imports/schema'
import { ImportActions } from './import-actions'

const conti = { letti: 0, creati: 0, aggiornati: 0, errati: 0 }
const client = new QueryClient()
const actions = (state: StatoImport) => (
  <QueryClientProvider client={client}>
    <ImportActions run={run(state)} />
  </QueryClientProvider>
)
const run = (state: StatoImport) =>
  ({
    _id: 'a',
    nome: 'Clienti',
    about: '',
    state,
    conti,
    verbi: verbsOf({ state, fase: null, fileId: 'b', ...conti }),
  }) as unknown as DettaglioImport

it('offers to give up a file before anything of it is written', () => {
  const { rerender } = renderUi(actions('caricato'))
  expect(screen.getByRole('button', { name: 'ANNULLA' })).toBeVisible()
  rerender(actions('in_corso'))
  expect(screen.queryByRole('button', { name: 'ANNULLA' })).not.toBeInTheDocument()
})
