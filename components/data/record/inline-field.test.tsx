import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { z } from 'zod'
import { type Call, fakeApi, restoreApi } from '@/components/data/list/testing'
import type { Row } from '@/components/data/list/use-rows'
import { renderShell } from '@/components/shell/test-shell'
import { axeViolations } from '@/components/ui/test-render'
import type { Field } from '@/lib/resources/view'
import { InlineField } from './inline-field'

// The map of Italy comes as an ES module that the test runner does not load; no form here has a map.
jest.mock('@/components/ui/italy-map', () => ({ ItalyMap: () => null }))

const field: Field = { name: 'comune', label: 'Comune', kind: 'text' }
const schema = z.strictObject({ comune: z.string('Scrivi il comune.').min(2, 'Almeno 2 caratteri.') })
const stale = { status: 409, code: 'stale_version', title: 'Conflitto', detail: 'Ricarica.' }

function Page({ start, onSaved }: { start: Record<string, unknown>; onSaved?: () => void }) {
  const [row, setRow] = useState<Row>({ _id: 'p1', version: 3, ...start })
  const save = (saved: Record<string, unknown>) => {
    setRow((current) => ({ ...current, ...saved }))
    onSaved?.()
  }
  return (
    <dl>
      <InlineField field={field} row={row} path="pratiche" schema={schema} onSaved={save} />
    </dl>
  )
}

type World = { comune: string; version: number }

/** A row of the server, which somebody else may change too. */
function server(world: World): Call[] {
  return fakeApi(({ method, body }) => {
    const { version, comune } = (body ?? {}) as Partial<World>
    if (method === 'PATCH') {
      if (version !== world.version) return { status: 409, body: stale }
      Object.assign(world, { comune, version: world.version + 1 })
    }
    return { body: { _id: 'p1', ...world } }
  })
}

const reading = () => screen.findByRole('button', { name: /^Comune: / })
const patches = (calls: Call[]) => calls.flatMap(({ method, body }) => (method === 'PATCH' ? [body] : []))

async function open(world: World = { comune: 'Lucca', version: 3 }) {
  const calls = server(world)
  const rendered = renderShell(<Page start={{ comune: 'Lucca' }} />)
  const button = await reading()
  button.focus()
  await rendered.user.keyboard('{Enter}')
  const input = await screen.findByRole('textbox', { name: 'Comune' })
  await waitFor(() => expect(input).toHaveFocus())
  return { ...rendered, calls, input }
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  restoreApi()
  // Toasts outlive the page that called them.
  toast.remove()
})

describe('a field edited in place', () => {
  it('opens and saves by Enter, with the version that was read, and gives the keyboard back', async () => {
    const { user, calls, input, container } = await open()
    expect(await axeViolations(container)).toEqual([])
    await user.clear(input)
    await user.type(input, 'Pisa{Enter}')
    expect(await reading()).toHaveAccessibleName('Comune: Pisa. Modifica')
    expect(patches(calls)).toEqual([{ comune: 'Pisa', version: 3 }])
    await waitFor(async () => expect(await reading()).toHaveFocus())
    expect(await axeViolations(container)).toEqual([])
  })

  it('is left by Esc without a call', async () => {
    const { user, calls, input } = await open()
    await user.type(input, ' alta{Escape}')
    expect(await reading()).toHaveAccessibleName('Comune: Lucca. Modifica')
    expect(calls).toEqual([])
  })

  it('keeps what was typed beside the reason why it is refused', async () => {
    const { user, calls, input } = await open()
    await user.clear(input)
    await user.type(input, 'X{Enter}')
    expect(await screen.findByText('Almeno 2 caratteri.')).toBeVisible()
    expect(input).toHaveValue('X')
    expect(calls).toEqual([])
  })

  it('saves on top of somebody else’s change of another field', async () => {
    const { user, calls, input } = await open({ comune: 'Lucca', version: 7 })
    await user.clear(input)
    await user.type(input, 'Pisa{Enter}')
    expect(await reading()).toHaveAccessibleName('Comune: Pisa. Modifica')
    expect(patches(calls)).toEqual([
      { comune: 'Pisa', version: 3 },
      { comune: 'Pisa', version: 7 },
    ])
  })

  it('does not overwrite somebody else’s change of this field unasked', async () => {
    const world = { comune: 'Massa', version: 7 }
    const { user, input } = await open(world)
    await user.clear(input)
    await user.type(input, 'Pisa{Enter}')
    expect(await screen.findByText(/Nel frattempo qualcuno ha scritto «Massa»/)).toBeVisible()
    expect([input, world.comune]).toEqual([input, 'Massa'])
    await user.type(input, '{Enter}')
    await reading()
    expect(world.comune).toBe('Pisa')
  })

  it('is taken back by ANNULLA', async () => {
    const world = { comune: 'Lucca', version: 3 }
    const { user, input } = await open(world)
    await user.clear(input)
    await user.type(input, 'Pisa{Enter}')
    await user.click(await screen.findByRole('button', { name: 'ANNULLA' }))
    await waitFor(async () => expect(await reading()).toHaveAccessibleName('Comune: Lucca. Modifica'))
    expect(world).toEqual({ comune: 'Lucca', version: 5 })
  })
})
