import { screen, within } from '@testing-library/react'
import { renderShell, stubNetwork } from '@/components/shell/test-shell'
import { axeViolations } from '@/components/ui/test-render'
import { TimeLines } from './time-lines'

const version = (_id: string, fase: string, validFrom: string, validTo: string | null = null) => ({
  _id,
  fase,
  validFrom,
  validTo,
})

it('says of each version when it holds, leads to it, and names those that overlap', async () => {
  const righe = [
    {
      nome: 'Standard',
      banca: 'Banca Uno',
      versioni: [
        version('c', 'bozza', '2026-07-01'),
        version('b', 'in_vigore', '2026-01-01'),
        version('a', 'chiusa', '2025-01-01', '2025-12-31'),
      ],
    },
    {
      nome: 'Vecchia',
      banca: null,
      versioni: [version('e', 'in_vigore', '2026-01-01'), version('d', 'in_vigore', '2025-06-01')],
    },
  ]
  stubNetwork({ 'GET /v2/tabelle/lines': () => ({ body: { oggi: '2026-06-15', righe, sonoTutte: true } }) })
  const { container } = renderShell(<TimeLines path="tabelle" page="/admin/site/asa" />)
  const standard = (await screen.findByText('Standard')).closest('li') as HTMLElement
  expect(within(standard).getByRole('link', { name: '01/01/2025 – 31/12/2025' })).toHaveAttribute(
    'href',
    '/admin/site/asa/a',
  )
  expect(within(standard).getByRole('link', { name: 'dal 01/07/2026' })).toBeInTheDocument()
  expect(within(standard).queryByText(/sovrappone/)).toBeNull()
  expect(screen.getAllByText('Si sovrappone a un’altra')).toHaveLength(2)
  expect(await axeViolations(container)).toEqual([])
})
