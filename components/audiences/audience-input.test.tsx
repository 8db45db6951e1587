import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { renderShell, stubNetwork } from '@/components/shell/test-shell'
import { axeViolations } from '@/components/ui/test-render'
import type { AudienceRules } from '@/lib/features/audiences/schema'
import { AudienceInput } from './audience-input'

const PEOPLE = Array.from({ length: 7 }, (_, n) => ({ _id: String(n), nome: `Persona ${n}`, agenzia: null }))
const answers = () => ({
  'GET /v2/enums/province': () => ({ body: [{ sigla: 'MI', nome: 'Milano' }] }),
  'GET /v2/audiences/options': () => ({ body: { agenzia: [], team: [], agente: [] } }),
  'POST /v2/audiences/preview': () => ({ body: { totale: 1_250, persone: PEOPLE, vuote: [] } }),
})

function Field({ start }: { start: AudienceRules }) {
  const [value, setValue] = useState(start)
  return <AudienceInput label="A chi" value={value} onChange={setValue} />
}

test('counts and names whom the rules find, as they are chosen', async () => {
  const calls = stubNetwork(answers())
  const { user, container } = renderShell(<Field start={{ regole: [], escludi: [] }} />)
  expect(screen.getByRole('status').textContent).toContain('Scegli a chi')
  await user.click(screen.getByRole('button', { name: 'AGGIUNGI' }))
  expect(calls.some(({ path }) => path.endsWith('/preview'))).toBe(false)
  await user.click(screen.getByRole('button', { name: /^Figura/ }))
  await user.click(await screen.findByRole('option', { name: 'Collaboratore' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('1.250 persone'))
  expect(calls.find(({ path }) => path.endsWith('/preview'))?.body).toEqual({
    regole: [{ tipo: 'figura', valori: ['collaboratore'] }],
    escludi: [],
  })
  const found = within(screen.getByRole('status'))
  expect(found.getAllByRole('listitem')).toHaveLength(6)
  await user.click(found.getByRole('button', { name: 'Mostra i nomi' }))
  expect(found.getByText('Persona 6')).toBeTruthy()
  expect(await axeViolations(container)).toEqual([])
})

test('a rule is taken away', async () => {
  stubNetwork(answers())
  const { user } = renderShell(<Field start={{ regole: [{ tipo: 'tutti', valori: [] }], escludi: [] }} />)
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('persone'))
  await user.click(screen.getByRole('button', { name: 'TOGLI: A chi, regola 1' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Scegli a chi'))
})
