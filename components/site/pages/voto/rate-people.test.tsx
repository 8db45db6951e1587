import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe, toHaveNoViolations } from 'jest-axe'
import { RatePeople } from './rate-people'

expect.extend(toHaveNoViolations)

const HELPER = '01900000-0000-7000-8000-000000000001'
/* The schema of a form is fetched when it is first touched. */
const SLOWLY = { timeout: 4_000 }

let sent: Record<string, unknown>[]
beforeEach(() => {
  sent = []
  globalThis.fetch = (async (_path: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)) as Record<string, unknown>)
    return {
      ok: true,
      status: 201,
      headers: new Headers({ 'content-type': 'application/json' }),
      json: async () => ({}),
      text: async () => '{}',
    }
  }) as unknown as typeof fetch
})

async function rate(stars: number): Promise<void> {
  await userEvent.click(screen.getByRole('radio', { name: `${stars} ★` }))
  const consent = screen.queryByRole('checkbox')
  if (consent) await userEvent.click(consent)
  await userEvent.click(screen.getByRole('button', { name: 'Invia il voto' }))
}

it('asks about the agent, then about who helped, and each receipt takes the focus', async () => {
  const people = [{ nome: 'Anna Consulente' }, { nome: 'Giada Esempio', employeeId: HELPER }]
  const { container } = render(
    <main>
      <h1>Com’è andata?</h1>
      <RatePeople token="gettone" people={people} />
    </main>,
  )
  await rate(4)
  expect(await screen.findByText(/sulla pagina di Anna Consulente/, undefined, SLOWLY)).toBeVisible()
  expect(screen.getByRole('status')).toHaveFocus()
  expect(screen.getByRole('heading', { level: 2, name: /anche com’è andata con Giada/ })).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
  await rate(5)
  expect(await screen.findByText(/Lo legge la sede/, undefined, SLOWLY)).toBeVisible()
  expect(screen.getByRole('status')).toHaveFocus()
  expect(sent).toMatchObject([{ stelle: 4 }, { stelle: 5, employeeId: HELPER }])
})
