import { act, renderHook } from '@testing-library/react'
import { stubNetwork } from '@/components/shell/test-shell'
import { START } from './kinds'
import { useQuoting } from './use-quoting'

const LOANS = 'POST /v2/calculators/prestiti'
const reply = { body: { quoteId: 'q1', offers: [], excluded: [], asOf: '2026-11-28' } }

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const rest = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

it('asks once the typing rests, and not for each figure on the way', async () => {
  const calls = stubNetwork({ [LOANS]: () => reply })
  const { rerender } = renderHook(({ importo }) => useQuoting('prestito', { ...START.prestito, importo }), {
    initialProps: { importo: 1 },
  })
  await rest(300)
  rerender({ importo: 15 })
  await rest(300)
  rerender({ importo: 15_000 })
  expect(calls).toHaveLength(0)
  await rest(600)
  expect(calls.map(({ body }) => (body as { importo: number }).importo)).toEqual([15_000])
})

it('is at work from the first key on, and until that question is answered', async () => {
  stubNetwork({ [LOANS]: () => reply })
  const { rerender, result } = renderHook(
    ({ importo }) => useQuoting('prestito', { ...START.prestito, importo }),
    { initialProps: { importo: 10_000 } },
  )
  expect(result.current.busy).toBe(true)
  await rest(600)
  expect(result.current.busy).toBe(false)
  rerender({ importo: 12_000 })
  expect(result.current.busy).toBe(true)
  await rest(600)
  expect(result.current).toMatchObject({ busy: false, answer: { asked: { importo: 12_000 } } })
})

it('says at its field what is refused, and shows no figures of another question', async () => {
  const refusal = {
    message: 'Controlla i dati.',
    errors: [{ path: 'importo', message: 'Da 1.000 a 75.000 €.' }],
  }
  stubNetwork({ [LOANS]: () => ({ status: 422, body: refusal }) })
  const { result } = renderHook(() => useQuoting('prestito', START.prestito))
  await rest(600)
  expect(result.current).toMatchObject({
    answer: null,
    busy: false,
    errors: { importo: 'Da 1.000 a 75.000 €.' },
  })
})

it('does not work out without a figure that cannot be read, as if nothing stood there', async () => {
  const calls = stubNetwork({ [LOANS]: () => reply })
  const { rerender, result } = renderHook(({ eta }) => useQuoting('prestito', { ...START.prestito, eta }), {
    initialProps: { eta: null as number | null },
  })
  await rest(600)
  rerender({ eta: Number.NaN })
  await rest(600)
  expect(calls).toHaveLength(1)
  expect(result.current).toMatchObject({
    answer: null,
    errors: { eta: 'Da 18 a 100.' },
  })
})
