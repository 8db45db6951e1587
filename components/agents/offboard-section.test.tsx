import { screen } from '@testing-library/react'
import { renderShell, stubNetwork } from '@/components/shell/test-shell'
import { OffboardSection } from './offboard-section'

const AT = '2026-11-22T10:00:00.000Z'
const HELD = { pratiche: 0, leads: 0, clienti: 0, ticket: 0, team: 0, pesi: 0, budget: 0 }
const work = {
  _id: 'j',
  title: 'Consegne di Ida Neri',
  state: 'in_corso',
  createdAt: AT,
  avviatoDa: 'Ada Bo',
}
const job = { ...work, kind: 'agents.offboard', done: 40, total: 90, cancel: false, updatedAt: AT }
const row = { _id: 'a', version: 2, status: 'blocked', nome: 'Ida', cognome: 'Neri' } as never

const shown = (visibile: boolean, of: object) => {
  const closing = { annullabileFino: AT, passaggio: { ...work, visibile }, rientro: null }
  const calls = stubNetwork({
    'GET /v2/agents/a/holdings': () => ({ body: HELD }),
    'GET /v2/agents/a/reinstate': () => ({ body: closing }),
    'GET /v2/jobs/j': () => ({ body: of }),
  })
  renderShell(<OffboardSection row={row} canEdit />)
  return calls
}

test('who comes back to the page finds the hand-over where it is', async () => {
  shown(true, job)
  expect(await screen.findByText('40 di 90 passaggi')).toBeTruthy()
})

test('and what came of it', async () => {
  shown(true, { ...job, state: 'completato', result: { ...HELD, pratiche: 12, rimaste: 1 } })
  expect(await screen.findByText('Pratiche aperte: passati')).toBeTruthy()
})

test('others read whose work it is', async () => {
  const calls = shown(false, job)
  expect(await screen.findByText(/^Consegne di Ida Neri: in corso. Lavoro avviato da Ada Bo il/)).toBeTruthy()
  expect(calls.some(({ path }) => path.includes('/jobs/'))).toBe(false)
})

test('the dialog says that targets stay, where there are any', async () => {
  stubNetwork({
    'GET /v2/agents/a/holdings': () => ({ body: { ...HELD, budget: 3 } }),
    'GET /v2/agents/a/reinstate': () => ({ body: { annullabileFino: null, passaggio: null, rientro: null } }),
  })
  const { user } = renderShell(<OffboardSection row={row} canEdit />)
  await user.click(await screen.findByRole('button', { name: 'CHIUDI IL MANDATO' }))
  expect(await screen.findByText(/Gli obiettivi del budget restano suoi/)).toBeTruthy()
})
