import { screen, waitFor } from '@testing-library/react'
import { Menu } from './menu'
import { renderUi } from './test-render'

const block = jest.fn()
const item = (label: string, onClick = jest.fn()) => ({ label, onClick })
const LAST = item('Blocca l’accesso', block)

afterEach(() => block.mockClear())

/** Opens the menu, presses its last item, changes its items, and lets go. */
async function pressWhile(before: string[], after: string[]) {
  const menuOf = (labels: string[]) => <Menu label="Azioni" items={[...labels.map((l) => item(l)), LAST]} />
  const { user, rerender } = renderUi(menuOf(before))
  await user.click(screen.getByRole('button', { name: 'Azioni' }))
  const target = await screen.findByRole('menuitem', { name: LAST.label })
  await user.pointer({ keys: '[MouseLeft>]', target })
  rerender(menuOf(after))
  await user.pointer({ keys: '[/MouseLeft]', target: screen.getByRole('menuitem', { name: LAST.label }) })
}

describe('an item that is being clicked while the others change', () => {
  test.each([
    ['another first item', ['Invia di nuovo'], ['Assegna a un agente']],
    ['one item less', ['Invia di nuovo', 'Cambia e-mail'], ['Cambia e-mail']],
    ['one item more', ['Cambia e-mail'], ['Assegna a un agente', 'Cambia e-mail']],
  ])('%s: the click still acts, once', async (_what, before, after) => {
    await pressWhile(before, after)
    expect(block).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  })
})
