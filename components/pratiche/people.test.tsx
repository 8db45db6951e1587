import { screen, waitFor, within } from '@testing-library/react'
import { stubNetwork } from '@/components/shell/test-shell'
import { axeViolations } from '@/components/ui/test-render'
import type { PraticaDetail } from '@/lib/features/pratiche/data'
import { People } from './people'
import { aCase, renderInCase } from './testing'

// The map of Italy comes as an ES module that the test runner does not load; no form here has a map.
jest.mock('@/components/ui/italy-map', () => ({ ItalyMap: () => null }))

type Persona = PraticaDetail['persone'][number]
const persona = (overrides: Partial<Persona>): Persona => ({
  _id: 'q1',
  ruolo: 'richiedente',
  tipoLavoro: null,
  nome: 'Anna',
  cognome: 'Esempio',
  email: 'anna@prova.example',
  telefono: null,
  clientId: null,
  redditoNetto: null,
  collegamento: 'collegata',
  ...overrides,
})

describe('the people of a case', () => {
  it('say whether they follow it; who has not answered is asked again by one button', async () => {
    const pratica = aCase({
      persone: [
        persona({ clientId: 'c1' }),
        persona({ _id: 'q2', ruolo: 'garante', nome: 'Bea', collegamento: 'scaduta' }),
        persona({ _id: 'q3', ruolo: 'garante', nome: 'Ciro', collegamento: 'rifiutata' }),
      ],
    })
    const calls = stubNetwork({
      'GET /v2/pratiche/p1': () => ({ body: pratica }),
      'POST /v2/pratiche/p1/persone/q2/invito': () => ({ body: {} }),
    })
    const { user, container } = renderInCase(pratica, <People />)
    const rows = screen.getAllByRole('row').slice(1)
    const states = ['Segue la pratica', 'Invito scaduto', 'Non ha accettato']
    for (const [index, state] of states.entries()) {
      expect(within(rows[index] as HTMLElement).getByText(state)).toBeInTheDocument()
    }
    expect(await axeViolations(container)).toEqual([])
    const again = screen.getAllByRole('button', { name: /^Manda di nuovo/ })
    expect(again.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Manda di nuovo l’invito a Bea Esempio',
    ])
    await user.click(again[0] as HTMLElement)
    await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1))
  })
})
