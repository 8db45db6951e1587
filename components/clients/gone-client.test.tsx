import { screen } from '@testing-library/react'
import { fakeApi, restoreApi } from '@/components/data/list/testing'
import type { Row } from '@/components/data/list/use-rows'
import { renderShell } from '@/components/shell/test-shell'
import { ClientProvider } from './client-context'
import { GoneClient } from './gone-client'

jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ refresh: jest.fn() }),
}))

afterEach(restoreApi)

const gone = {
  _id: 'c1',
  version: 2,
  status: 'deleted',
  mergedIntoId: null,
  erasedAt: '2026-03-02T09:00:00Z',
}
const show = (row: object) =>
  renderShell(
    <ClientProvider row={{ ...gone, ...row } as Row} canErase>
      <GoneClient />
    </ClientProvider>,
  )

it('says when and why somebody was erased, by the request that was granted', async () => {
  const request = { tipo: 'cancellazione', ricevutaIl: '2026-02-27', motivo: '', chi: 'Ada Sede' }
  const items = [
    { ...request, _id: 'r1', esito: 'respinta', esitoMotivo: 'Pratica aperta', identita: 'Telefono' },
    { ...request, _id: 'r2', esito: 'accolta', esitoMotivo: 'Lettera firmata', identita: 'Carta' },
  ]
  fakeApi(({ path }) => ({ body: path.endsWith('/privacy') ? { items } : {} }))
  show({})
  expect(await screen.findByText('Lettera firmata')).toBeVisible()
  expect(screen.getByText(/2 mar(zo)? 2026|02\/03\/2026/)).toBeVisible()
  expect(screen.getByText('Ada Sede')).toBeVisible()
  expect(screen.queryByText('Pratica aperta')).toBeNull()
  // What stays with the name, and by which law.
  expect(screen.getByText(/registro delle identificazioni.*D\.Lgs\. 231\/2007/)).toBeVisible()
  expect(screen.getByText(/gli incarichi che ha firmato.*art\. 2220 del codice civile/)).toBeVisible()
})

it('speaks of no erasure where two records were joined', () => {
  fakeApi(() => ({ body: {} }))
  show({ mergedIntoId: 'c2', erasedAt: null })
  expect(screen.getByText(/in quella a cui è stata unita/)).toBeVisible()
  expect(screen.queryByText(/cancellati/)).toBeNull()
})
