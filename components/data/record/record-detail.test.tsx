import { screen } from '@testing-library/react'
import { z } from 'zod'
import { renderShell } from '@/components/shell/test-shell'
import type { ResourceView } from '@/lib/resources/view'
import { RecordDetail } from './record-detail'

// The map of Italy comes as an ES module that the test runner does not load; no form here has a map.
jest.mock('@/components/ui/italy-map', () => ({ ItalyMap: () => null }))

const VIEW = { path: 'prova', page: '/admin/prova', form: [], history: [] } as unknown as ResourceView

it('leads to what its first tab is', () => {
  renderShell(
    <RecordDetail
      title="Marta Esempio"
      row={{ _id: '1', version: 1 }}
      view={VIEW}
      facts={{ label: 'Segnalatore', schema: z.object({}), readOnly: true }}
      tabs={[{ value: 'segnalazioni', label: 'Segnalazioni', panel: 'Nessuna' }]}
      tabsLabel="Il segnalatore"
      contextLabel="Compensi"
      canSeeHistory={false}
    />,
  )
  const parts = screen.getByRole('navigation', { name: 'Parti della scheda' })
  expect(parts).toHaveTextContent('SegnalazioniCompensiSegnalatore')
})
