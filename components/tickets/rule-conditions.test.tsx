import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { renderShell, stubNetwork } from '@/components/shell/test-shell'
import { axeViolations } from '@/components/ui/test-render'
import { ticketRuleForm } from '@/lib/features/tickets/rules/fields'
import { RuleConditions } from './rule-conditions'

const field = ticketRuleForm.find(({ name }) => name === 'condizioni')
const parole = { tipo: 'parole', categoryId: null, parole: ['iban'], ruolo: null, agencyId: null }
const START = [{ ...parole, priorita: null, stato: null }]
const TICKET = { _id: '1', codice: 'T26-AAAA', oggetto: 'Il mio IBAN', createdAt: '2026-11-20T09:00:00.000Z' }

let last: unknown
function Conditions() {
  const [condizioni, set] = useState<unknown>(START)
  last = condizioni
  return field ? (
    <RuleConditions field={field} values={{ condizioni }} onChange={(_name, next) => set(next)} />
  ) : null
}

test('a line asks for what its kind needs, and the conditions are tried before they are saved', async () => {
  const calls = stubNetwork({
    'POST /v2/ticketRules/try': () => ({ body: { esaminati: 50, trovati: [TICKET] } }),
  })
  const { user, container } = renderShell(<Conditions />)
  await user.click(screen.getByRole('button', { name: 'PROVA' }))
  const found = screen.getByRole('status')
  await waitFor(() => expect(found.textContent).toContain('valgono per 1 degli ultimi 50 ticket'))
  expect(calls.find(({ path }) => path.endsWith('/try'))?.body).toEqual({ condizioni: START })
  expect(within(found).getByRole('link', { name: 'Il mio IBAN' }).getAttribute('href')).toBe(
    '/admin/tickets/1',
  )
  expect(await axeViolations(container)).toEqual([])
  await user.click(screen.getByRole('combobox', { name: /^Condizione/ }))
  await user.click(await screen.findByRole('option', { name: 'lo stato è' }))
  expect(last).toEqual([{ ...START[0], tipo: 'stato', parole: [] }])
  expect(screen.queryByLabelText(/parole/)).toBeNull()
  expect(found.textContent).toContain('Completa le condizioni')
  expect(screen.getByRole('button', { name: 'PROVA' }).hasAttribute('disabled')).toBe(true)
})
