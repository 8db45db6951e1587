import { screen } from '@testing-library/react'
import { axeViolations, renderUi } from '@/components/ui/test-render'
import type { Gruppo, Membro } from '@/lib/features/leads/perc-leads/schema'
import { WeightsMatrix } from './weights-matrix'

const member = (nome: string, peso: number, presenza: Membro['presenza'] = 'presente') =>
  ({ agentId: nome, nome, peso, presenza }) as Membro
const group = (luogo: string, membri: Membro[]) =>
  ({ _id: luogo, product: 'mutuo', provincia: luogo === 'Ovunque' ? null : 'TO', luogo, membri }) as Gruppo

test('every weight in its place and under its agent, with the sum of each group', async () => {
  const opened: string[] = []
  const gruppi = [
    group('Ovunque', [member('Bea Neri', 60), member('Ada Bo', 40)]),
    group('Torino', [member('Ada Bo', 33.3333), member('Ivo Re', 66.6667, 'assente')]),
  ]
  const { user, container } = renderUi(<WeightsMatrix gruppi={gruppi} onOpen={(id) => opened.push(id)} />)
  const rows = screen
    .getAllByRole('row')
    .map(({ children }) => [...children].map(({ textContent }) => textContent))
  expect(rows).toEqual([
    ['Luogo', 'Somma', 'Ada Bo', 'Bea Neri', 'Ivo Re'],
    ['Ovunque', '100%', '40%', '60%', ''],
    ['Torino', '100%', '33,3333%', '', '66,6667%'],
  ])
  await user.click(screen.getByRole('button', { name: /Torino/ }))
  expect(opened).toEqual(['Torino'])
  expect(await axeViolations(container)).toEqual([])
})

test('a product without weights has none', () => {
  renderUi(<WeightsMatrix gruppi={[]} onOpen={() => undefined} />)
  expect(screen.queryByRole('table')).toBeNull()
})
