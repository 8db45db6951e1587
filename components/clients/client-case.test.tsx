import { act, screen, waitFor, within } from '@testing-library/react'
import { FakeRequest, fileInput, playUploads, request } from '@/components/data/files/upload-testing'
import { aCase } from '@/components/pratiche/testing'
import { renderShell, stubNetwork } from '@/components/shell/test-shell'
import { axeViolations } from '@/components/ui/test-render'
import type { PraticaDetail } from '@/lib/features/pratiche/data'
import { percorso } from '@/lib/words/case-states'
import { ClientCase } from './client-case'

// The map of Italy comes as an ES module that the test runner does not load; no form here has a map.
jest.mock('@/components/ui/italy-map', () => ({ ItalyMap: () => null }))

const document = (nome: string, stato: 'richiesto' | 'caricato') => ({
  _id: nome,
  tipo: 'cu',
  nome,
  stato,
  obbligatorio: true,
  condiviso: false,
  motivo: null,
  personaId: null,
  uploadedAt: null,
  file: null,
})

function open(overrides: Partial<PraticaDetail>) {
  const pratica = aCase({ stato: 'inviata_banca', ...overrides })
  return renderShell(<ClientCase pratica={pratica} percorso={percorso(pratica.product)} />, {
    area: 'client',
    path: '/area-clienti/pratiche',
  })
}
const here = () =>
  within(screen.getByRole('list', { name: 'A che punto siamo' })).getByText(/./, {
    selector: '[aria-current] > :last-child',
  })

it('never says that the bank evaluates a case above the documents that are missing', async () => {
  const { container } = open({
    documenti: [document('CU', 'richiesto'), document('Buste paga', 'richiesto')],
  })
  expect(screen.getByRole('heading', { name: 'Che cosa ci serve da te' })).toBeInTheDocument()
  expect(here()).toHaveTextContent('Servono altri documenti')
  expect(screen.queryByText(/In valutazione/)).not.toBeInTheDocument()
  expect(await axeViolations(container)).toEqual([])
})

it('says it when all the documents are here', () => {
  open({ documenti: [document('CU', 'caricato')] })
  expect(here()).toHaveTextContent('In valutazione')
})

it('says twelve months as one year', () => {
  open({ durataMesi: 12 })
  expect(screen.getByText(/in 1 anno/)).toBeInTheDocument()
})

describe('several files at once', () => {
  playUploads()

  it('go each to its document by its name, also two to one', async () => {
    const place = 'POST /v2/pratiche/p1/documenti/Buste paga/file'
    const calls = stubNetwork({ [place]: () => ({ body: {} }) })
    const { user } = open({ stato: 'raccolta_documenti', documenti: [document('Buste paga', 'richiesto')] })
    await user.click(screen.getByRole('button', { name: 'CARICA PIÙ FILE INSIEME' }))
    const files = ['buste-1.pdf', 'buste-2.pdf'].map(
      (name) => new File(['x'], name, { type: 'application/pdf' }),
    )
    await user.upload(fileInput(), files)
    for (const index of [0, 1]) {
      await waitFor(() => expect(FakeRequest.all).toHaveLength(index + 1))
      await act(async () =>
        request(index).answer(201, { url: `/f/${index}`, name: 'x', size: 1, mimetype: 'application/pdf' }),
      )
    }
    expect(await screen.findByText('2 di 2 caricati')).toBeInTheDocument()
    expect(calls.map(({ body }) => body)).toEqual([{ url: '/f/0' }, { url: '/f/1' }])
  })

  it('are not offered when the case is closed', () => {
    open({ stato: 'liquidata', documenti: [document('CU', 'caricato')] })
    expect(screen.queryByRole('button', { name: 'CARICA PIÙ FILE INSIEME' })).not.toBeInTheDocument()
  })
})
