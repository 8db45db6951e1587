import { screen, waitFor, within } from '@testing-library/react'
import { stubNetwork } from '@/components/shell/test-shell'
import { axeViolations } from '@/components/ui/test-render'
import type { Documento } from './document-words'
import { Documents } from './documents'
import { aCase, renderInCase } from './testing'

// The map of Italy comes as an ES module that the test runner does not load; no form here has a map.
jest.mock('@/components/ui/italy-map', () => ({ ItalyMap: () => null }))

const doc = (overrides: Partial<Documento>): Documento => ({
  _id: 'd1',
  tipo: 'cu',
  nome: 'CU o 730',
  stato: 'richiesto',
  obbligatorio: true,
  motivo: null,
  personaId: null,
  condiviso: false,
  uploadedAt: null,
  file: null,
  ...overrides,
})
const FILE = { url: '/v2/storage/files/f1', name: 'cu.pdf', size: 1200, mimetype: 'application/pdf' }

const pratica = aCase({
  documenti: [
    doc({ _id: 'd1', nome: 'Residenza', stato: 'verificato', file: FILE }),
    doc({ _id: 'd2', nome: 'Buste paga' }),
    doc({
      _id: 'd3',
      nome: 'CU o 730',
      stato: 'caricato',
      file: FILE,
      uploadedAt: '2026-11-20T10:00:00.000Z',
    }),
    doc({ _id: 'd4', nome: 'Planimetria', obbligatorio: false }),
  ],
})

function open(answers: Parameters<typeof stubNetwork>[0] = {}) {
  const calls = stubNetwork({ 'GET /v2/pratiche/p1': () => ({ body: pratica }), ...answers })
  return {
    ...renderInCase(pratica, <Documents />),
    sent: () => calls.filter(({ method }) => method === 'POST'),
  }
}

describe('documents of a case', () => {
  it('puts first what waits for a check and says what is missing', async () => {
    const { container } = open()
    const names = screen.getAllByRole('listitem').map((row) => row.querySelector('strong')?.textContent)
    expect(names).toEqual(['CU o 730', 'Buste paga', 'Planimetria', 'Residenza'])
    expect(screen.getByText('Manca un documento, uno da verificare.')).toBeInTheDocument()
    expect(await axeViolations(container)).toEqual([])
  })

  it('lets nobody replace what has been verified', () => {
    open()
    expect(screen.queryByRole('button', { name: /Residenza/ })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'SOSTITUISCI: CU o 730' })).toBeInTheDocument()
  })

  it('verifies a document', async () => {
    const { user, sent } = open({ 'POST /v2/pratiche/p1/documenti/d3/esito': () => ({ body: {} }) })
    await user.click(screen.getByRole('button', { name: 'VERIFICA: CU o 730' }))
    await waitFor(() => expect(sent().map(({ body }) => body)).toEqual([{ esito: 'verificato' }]))
  })

  it('sends one back only with the reason', async () => {
    const { user, sent } = open({ 'POST /v2/pratiche/p1/documenti/d3/esito': () => ({ body: {} }) })
    await user.click(screen.getByRole('button', { name: 'RESPINGI: CU o 730' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'RESPINGI' }))
    expect(await within(dialog).findByText('Scrivi che cosa non va.')).toBeInTheDocument()
    expect(sent()).toEqual([])
    await user.type(within(dialog).getByRole('textbox'), 'Manca la seconda pagina')
    await user.click(within(dialog).getByRole('button', { name: 'RESPINGI' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(sent().map(({ body }) => body)).toEqual([{ esito: 'respinto', motivo: 'Manca la seconda pagina' }])
  })
})
