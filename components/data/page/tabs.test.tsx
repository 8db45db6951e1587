import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { useState } from 'react'
import { renderShell } from '@/components/shell/test-shell'
import { Tabs } from './tabs'

function Box({ label }: { label: string }) {
  const [text, setText] = useState('')
  return <input aria-label={label} value={text} onChange={({ target }) => setText(target.value)} />
}

const TABS = [
  { value: 'uno', label: 'Uno', form: 'scheda', panel: <Box label="Primo" /> },
  { value: 'due', label: 'Due', form: 'scheda', panel: <Box label="Secondo" /> },
  { value: 'tre', label: 'Tre', panel: <Box label="Altro" /> },
]

function Page() {
  const [open, setOpen] = useState('uno')
  return (
    <SearchParamsContext value={new URLSearchParams({ scheda: open })}>
      {['uno', 'due', 'tre'].map((name) => (
        <button key={name} type="button" onClick={() => setOpen(name)}>
          {name}
        </button>
      ))}
      <Tabs label="Prova" tabs={TABS} />
    </SearchParamsContext>
  )
}

it.each([
  ['', 'Primo'],
  ['scheda=due', 'Secondo'],
  ['scheda=nessuna', 'Primo'],
])('opens the tab of the address "%s"', (search, label) => {
  renderShell(<Tabs label="Prova" tabs={TABS} />, { search })
  expect(screen.getByRole('textbox', { name: label })).toBeVisible()
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1)
})

it('keeps what was typed in a form that several tabs share, also while another tab is open', async () => {
  const user = userEvent.setup()
  renderShell(<Page />)
  await user.type(screen.getByRole('textbox', { name: 'Primo' }), 'ciao')
  await user.click(screen.getByRole('button', { name: 'due' }))
  expect(screen.getByRole('textbox', { name: 'Secondo' })).toHaveValue('ciao')
  await user.click(screen.getByRole('button', { name: 'tre' }))
  expect(screen.getByRole('textbox')).toHaveAccessibleName('Altro')
  await user.click(screen.getByRole('button', { name: 'uno' }))
  expect(screen.getByRole('textbox', { name: 'Primo' })).toHaveValue('ciao')
})
