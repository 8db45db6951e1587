import { screen, within } from '@testing-library/react'
import { renderShell, stubNetwork } from '@/components/shell/test-shell'
import { axeViolations } from '@/components/ui/test-render'
import { TryDialog } from './try-dialog'

const table = { path: 'tabelle', page: '/admin/site/asa', id: 'x', nome: 'Standard' } as const
const about = { importi: [5_000, 10_000, 20_000], durate: [48, 60, 72], finalita: ['auto'] }

it('asks with a figure of the grid and shows the draft beside the version in force', async () => {
  const cifre = { rata: 200.38, tan: 7.5, taeg: 8.5, spese: 15, totale: 12_037.8 }
  const calls = stubNetwork({
    'GET /v2/tabelle/x/try': () => ({
      body: {
        bozza: { _id: 'x', validFrom: '2026-12-01', motivo: null, cifre },
        inVigore: { _id: 'y', validFrom: '2026-01-01', motivo: null, cifre: { ...cifre, rata: 202.76 } },
      },
    }),
  })
  const { user } = renderShell(
    <TryDialog table={table} about={about} version={1} onClose={() => undefined} />,
  )
  const dialog = await screen.findByRole('dialog', { name: 'Prova la griglia: Standard' })
  await user.click(within(dialog).getByRole('button', { name: 'PROVA' }))
  const rata = await within(dialog).findByRole('row', { name: /^Rata/ })
  expect(rata).toHaveTextContent(/Rata200,38.€202,76.€−2,38.€/)
  expect(within(dialog).getByRole('row', { name: /^TAN/ })).toHaveTextContent('uguale')
  expect(calls[0]?.path).toContain('?importo=10000&durata=60&finalita=auto')
  expect(await axeViolations(dialog)).toEqual([])
})
