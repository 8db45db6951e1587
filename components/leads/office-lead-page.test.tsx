import { screen, waitFor, within } from '@testing-library/react'
import { renderShell, stubNetwork } from '@/components/shell/test-shell'
import { axeViolations } from '@/components/ui/test-render'
import type { ResourceView } from '@/lib/resources/view'
import { LeadPage } from './office-lead-page'

jest.mock('@/components/ui/italy-map', () => ({ ItalyMap: () => null }))

const ASSIGN = 'POST /v2/leadRequests/l1/assign'
const view = { path: 'leadRequests', form: [], history: [] } as unknown as ResourceView
const lead = {
  _id: 'l1',
  version: 1,
  codice: 'L26-AAAAAAA',
  stato: 'nuovo',
  product: 'mutuo',
  nome: 'Anna',
  cognome: 'Rossi',
  telefono: '+393510000000',
  email: 'anna@prova.example',
  importo: null,
  input: {},
  agentId: null,
  agent: null,
  praticaId: null,
  createdAt: '2026-11-21T09:00:00.000Z',
}

function open(change: object = {}) {
  const row = { ...lead, ...change }
  const calls = stubNetwork({
    [ASSIGN]: () => ({ body: { cautele: [] } }),
    'GET /v2/leadRequests/l1': () => ({ body: row }),
    'GET /v2/leadRequests/l1/activity': () => ({ body: { items: [], next: null } }),
  })
  const props = { view, canEdit: false, canDelete: false, canSeeHistory: false }
  const rendered = renderShell(<LeadPage {...props} row={row} />)
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
  return { ...rendered, sent }
}

describe('a lead’s page in the office', () => {
  it('has the assignment as the next step while nobody follows it, and says who will be written to', async () => {
    const { user, sent } = open()
    const head = document.querySelector<HTMLElement>('[data-record-head]')
    await user.click(within(head as HTMLElement).getByRole('button', { name: 'ASSEGNA' }))
    const dialog = await screen.findByRole('dialog', { name: 'Assegna la richiesta di Anna Rossi' })
    expect(dialog).toHaveTextContent(/L’agente riceve un avviso e un’e-mail/)
    expect(sent()).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'ASSEGNA' }))
    const question = await screen.findByRole('dialog', {
      name: /Assegna per peso la richiesta di Anna Rossi/,
    })
    expect(sent()).toEqual([])
    await user.click(within(question).getByRole('button', { name: 'ASSEGNA' }))
    await waitFor(() => expect(sent()).toEqual([{}]))
  })

  it('asks before the weights choose', async () => {
    const { user, sent } = open()
    await user.click(screen.getByRole('button', { name: 'ASSEGNA PER PESO' }))
    const dialog = await screen.findByRole('dialog', { name: /Assegna per peso la richiesta di Anna Rossi/ })
    expect(dialog).toHaveTextContent(/chi ha scritto riceve il nome e il telefono/)
    expect(await axeViolations(dialog)).toEqual([])
    expect(sent()).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'ASSEGNA' }))
    await waitFor(() => expect(sent()).toEqual([{}]))
  })

  it('names who follows it, who would lose it; a case cannot be given away here', () => {
    const agent = { _id: 'a1', nome: 'Ugo', cognome: 'Verdi' }
    const { unmount } = open({ stato: 'assegnato', agentId: 'a1', agent })
    const card = screen.getByRole('region', { name: 'Chi la segue' })
    expect(card).toHaveTextContent('Ugo Verdi')
    expect(screen.getByRole('button', { name: 'CAMBIA AGENTE' })).toBeInTheDocument()
    unmount()
    open({ stato: 'convertito', agentId: 'a1', agent, praticaId: 'p1' })
    expect(screen.queryByRole('button', { name: /ASSEGNA|Assegna|CAMBIA/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'APRI LA PRATICA' })).toBeInTheDocument()
  })
})
