import { screen } from '@testing-library/react'
import { axeViolations, renderUi } from '@/components/ui/test-render'
import { RecordActions } from './record-actions'

const action = (label: string) => ({ label, onClick: jest.fn() })

it('has one next step, and one menu in which everything else stands', async () => {
  const [main, one, two] = [action('INVIA ALLA BANCA'), action('AFFIDA'), action('SCEGLI LA BANCA')]
  const { user, container } = renderUi(<RecordActions main={main} others={[one, two]} menu="Altro: PR-1" />)
  await user.click(screen.getByRole('button', { name: 'INVIA ALLA BANCA' }))
  await user.click(screen.getByRole('button', { name: 'Altro: PR-1' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Scegli la banca' }))
  expect([main, one, two].map(({ onClick }) => onClick.mock.calls.length)).toEqual([1, 0, 1])
  expect(await axeViolations(container)).toEqual([])
})

it('keeps what is seldom wanted behind a button of its own, and on a phone with the rest', async () => {
  const [one, two] = [action('AFFIDA'), action('RITIRA LA PRATICA')]
  const { user } = renderUi(<RecordActions others={[one]} rare={[two]} menu="Altro: PR-1" />)
  await user.click(screen.getByRole('button', { name: 'AZIONI' }))
  const names = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
  await screen.findByRole('menuitem')
  expect(names()).toEqual(['Ritira la pratica'])
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Altro: PR-1' }))
  await screen.findByRole('menuitem', { name: 'Affida' })
  expect(names()).toEqual(['Affida', 'Ritira la pratica'])
})

it('is a plain button where there is no next step and only one thing to do', () => {
  renderUi(<RecordActions others={[action('RIAPRI')]} menu="Altro: PR-1" />)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['RIAPRI'])
})

it('is nothing where there is nothing to do', () => {
  renderUi(<RecordActions others={[]} menu="Altro: PR-1" />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
