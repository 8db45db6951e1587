import { screen, waitFor } from '@testing-library/react'
import { AskDialog } from './ask-dialog'
import { axeViolations, renderUi } from './test-render'

const said: string[] = []
const ask = (danger = true) =>
  renderUi(
    <AskDialog
      opened
      title="Revochi la sessione?"
      verb="REVOCA"
      danger={danger}
      onConfirm={() => said.push('sì')}
      onCancel={() => said.push('no')}
    >
      Chi la usa deve accedere di nuovo.
    </AskDialog>,
  )

beforeEach(() => said.splice(0))

it('says what will happen, and takes Enter', async () => {
  const { user, baseElement } = ask(false)
  expect(await screen.findByRole('dialog', { name: 'Revochi la sessione?' })).toHaveTextContent(
    'Chi la usa deve accedere di nuovo.',
  )
  await waitFor(() => expect(screen.getByRole('button', { name: 'REVOCA' })).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(said).toEqual(['sì'])
  expect(await axeViolations(baseElement as HTMLElement)).toEqual([])
})

it('takes Enter for a no where something is destroyed: nobody has chosen that', async () => {
  const { user } = ask()
  await waitFor(() => expect(screen.getByRole('button', { name: 'ANNULLA' })).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(said).toEqual(['no'])
})

it('does nothing with Escape and with ANNULLA', async () => {
  const { user } = ask()
  await user.click(await screen.findByRole('button', { name: 'ANNULLA' }))
  await user.keyboard('{Escape}')
  expect(said).toEqual(['no', 'no'])
})

it('has no second ANNULLA beside one that calls something off', async () => {
  const { user } = renderUi(
    <AskDialog
      opened
      title="Annulli l’ordine?"
      verb="ANNULLA L’ORDINE"
      onConfirm={() => said.push('sì')}
      onCancel={() => said.push('no')}
    >
      La sede non lo prepara.
    </AskDialog>,
  )
  await screen.findByRole('dialog', { name: 'Annulli l’ordine?' })
  expect(screen.queryByRole('button', { name: 'ANNULLA' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'LASCIA COM’È' }))
  expect(said).toEqual(['no'])
})
