import { screen, waitFor } from '@testing-library/react'
import { instantOfClock } from '@/lib/core/dates'
import { DateInput } from './date-input'
import type { QuadrupleDate } from './date-quadruple'
import { BEGUN_DATE } from './date-rules'
import { DayInput } from './day-input'
import { axeViolations, Held, renderUi } from './test-render'

/** As clocks in Italy show it, wherever the tests run. */
const iso = (anno: number, mese: number, giorno: number, ore = 0, minuti = 0, secondi = 0) =>
  instantOfClock(Date.UTC(anno, mese - 1, giorno, ore, minuti, secondi)).toISOString()

const date = (seen: (value: string | null) => void, start: string | null = null) => (
  <Held<string | null> start={start} seen={seen}>
    {(value, set) => <DateInput label="Nascita" value={value} onChange={set} />}
  </Held>
)
const frame = () => screen.getByRole('group', { name: 'Nascita' })

test('typing moves on by itself and gives the day at eight', async () => {
  const seen = jest.fn()
  const { user } = renderUi(date(seen))
  await user.click(screen.getByLabelText('Giorno'))
  await user.keyboard('21112026')
  expect(seen.mock.calls).toEqual([[BEGUN_DATE], [iso(2026, 11, 21, 8)]])
  expect(seen).toHaveBeenLastCalledWith(iso(2026, 11, 21, 8))
  expect(frame()).toHaveAttribute('data-status', '1')
})

test('an incomplete date is none that a schema takes, keeps what is typed and says so when it is left', async () => {
  const seen = jest.fn()
  const { user } = renderUi(date(seen, iso(2026, 11, 21, 8)))
  await user.clear(screen.getByLabelText('Mese'))
  expect(seen).toHaveBeenLastCalledWith(BEGUN_DATE)
  expect(screen.getByLabelText('Giorno')).toHaveValue('21')
  expect(frame()).toHaveAttribute('data-status', '0')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await user.click(document.body)
  expect(screen.getByRole('alert')).toHaveTextContent('La data è incompleta')
})

test('the day is clamped to the month, in whatever order they are typed', async () => {
  const { user } = renderUi(date(() => undefined, iso(2026, 1, 31, 8)))
  await user.click(screen.getByLabelText('Mese'))
  await user.keyboard('02')
  expect(screen.getByLabelText('Giorno')).toHaveValue('28')
  await user.click(screen.getByLabelText('Giorno'))
  await user.keyboard('31')
  expect(screen.getByLabelText('Giorno')).toHaveValue('28')
})

test('a year of two figures is of its century, one of fewer or three is none', async () => {
  const { user } = renderUi(date(() => undefined))
  const year = screen.getByLabelText('Anno')
  for (const [keys, shown] of [
    ['80', '1980'],
    ['18', '2018'],
    ['5', ''],
    ['198', ''],
  ] as const) {
    await user.click(year)
    await user.keyboard(keys)
    expect(year).toHaveValue(keys)
    await user.tab()
    expect(year).toHaveValue(shown)
  }
})

/** What stands in the field after these keys, from its first part on. */
const standing = () =>
  ['Giorno', 'Mese', 'Anno'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value).join('/')

test.each([
  ['27122026', '27/12/2026'],
  ['27/12/2026', '27/12/2026'],
  ['3/1/2027', '03/01/2027'],
  ['3.1.2027', '03/01/2027'],
  ['5/12/2026', '05/12/2026'],
  ['31122026', '31/12/2026'],
  ['31/12/2026', '31/12/2026'],
  ['31042026', '30/04/2026'],
])('%s typed over a date is that day', async (keys, day) => {
  for (const [clicks, start] of [
    [1, iso(2026, 12, 20, 8)],
    [2, iso(2026, 12, 20, 8)],
    [1, iso(2026, 2, 20, 8)],
  ] as const) {
    const { user, unmount } = renderUi(date(() => undefined, start))
    for (let click = 0; click < clicks; click++) await user.click(screen.getByLabelText('Giorno'))
    await user.keyboard(keys)
    expect(standing()).toBe(day)
    unmount()
  }
})

test('a month that comes first is never turned into a day', async () => {
  for (const keys of ['12/31/1980', '12311980']) {
    const seen = jest.fn()
    const { user, unmount } = renderUi(date(seen, iso(2026, 12, 20, 8)))
    await user.click(screen.getByLabelText('Giorno'))
    await user.keyboard(keys)
    expect(seen).toHaveBeenLastCalledWith(BEGUN_DATE)
    unmount()
  }
})

test('a click on the digits of a part, then a digit, replaces the part', async () => {
  const { user } = renderUi(date(() => undefined, iso(2026, 12, 20, 8)))
  const day = screen.getByLabelText<HTMLInputElement>('Giorno')
  await user.click(day)
  day.setSelectionRange(1, 1)
  await user.keyboard('7')
  expect(day).toHaveValue('07')
})

test('a pasted text that is no day leaves the date and says why', async () => {
  const { user } = renderUi(date(() => undefined, iso(2026, 12, 20, 8)))
  await user.click(screen.getByLabelText('Giorno'))
  await user.paste('12/31/1980')
  expect(standing()).toBe('20/12/2026')
  expect(screen.getByRole('alert')).toHaveTextContent('se intendi 31/12/1980')
  await user.paste('1/3/80')
  expect(standing()).toBe('01/03/1980')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('arrows change a part, Backspace in an empty part goes back', async () => {
  const { user } = renderUi(date(() => undefined, iso(2026, 12, 31, 8)))
  await user.click(screen.getByLabelText('Mese'))
  await user.keyboard('{ArrowUp}')
  expect(screen.getByLabelText('Mese')).toHaveValue('12')
  await user.keyboard('{ArrowDown}')
  expect(screen.getByLabelText('Mese')).toHaveValue('11')
  expect(screen.getByLabelText('Giorno')).toHaveValue('30')
  await user.clear(screen.getByLabelText('Mese'))
  await user.keyboard('{Backspace}')
  expect(screen.getByLabelText('Giorno')).toHaveFocus()
})

test('a date can be pasted', async () => {
  const seen = jest.fn()
  const { user } = renderUi(date(seen))
  await user.click(screen.getByLabelText('Giorno'))
  await user.paste('05/03/1980')
  expect(seen).toHaveBeenLastCalledWith(iso(1980, 3, 5, 8))
})

test('date and time needs all six parts; a pick from the calendar sets 08:00:00', async () => {
  const seen = jest.fn()
  const { user } = renderUi(
    <Held<string | null> start={iso(2026, 11, 21, 17, 30, 15)} seen={seen}>
      {(value, set) => <DateInput mode="datetime" label="Nascita" value={value} onChange={set} />}
    </Held>,
  )
  expect(screen.getByLabelText('Secondi')).toHaveValue('15')
  await user.clear(screen.getByLabelText('Minuti'))
  expect(seen).toHaveBeenLastCalledWith(BEGUN_DATE)
  await user.click(screen.getByRole('button', { name: 'Apri il calendario: Nascita' }))
  await user.click(await screen.findByRole('button', { name: /^5 novembre 2026/ }))
  expect(seen).toHaveBeenLastCalledWith(iso(2026, 11, 5, 8, 0, 0))
  expect(screen.getByLabelText('Ore')).toHaveValue('08')
})

test('a pasted instant has its hour of Italy, and one that clocks leave out is refused', async () => {
  const seen = jest.fn()
  const { user } = renderUi(
    <Held<string | null> start={null} seen={seen}>
      {(value, set) => <DateInput mode="minute" label="Nascita" value={value} onChange={set} />}
    </Held>,
  )
  await user.click(screen.getByLabelText('Giorno'))
  await user.paste('2026-07-21T22:30:00Z')
  expect(['Giorno', 'Mese', 'Ore'].map((label) => screen.getByLabelText(label))).toEqual([
    expect.objectContaining({ value: '22' }),
    expect.objectContaining({ value: '07' }),
    expect.objectContaining({ value: '00' }),
  ])
  expect(seen).toHaveBeenLastCalledWith('2026-07-21T22:30:00.000Z')
  await user.paste('29/03/2026 02:30')
  expect(screen.getByRole('alert')).toHaveTextContent('Quest’ora non esiste')
  expect(seen).toHaveBeenLastCalledWith(BEGUN_DATE)
  await user.paste('29/03/2026 25:30')
  expect(screen.getByRole('alert')).toHaveTextContent('L’ora non è valida')
})

test('quadruple mode gives the parts as they come', async () => {
  const seen = jest.fn()
  const start: QuadrupleDate = { date: null, giorno: null, mese: null, anno: null }
  const { user } = renderUi(
    <Held start={start} seen={seen}>
      {(value, set) => <DateInput mode="quadruple" label="Nascita" value={value} onChange={set} />}
    </Held>,
  )
  await user.click(screen.getByLabelText('Mese'))
  await user.keyboard('11')
  expect(seen).toHaveBeenLastCalledWith({ date: null, giorno: null, mese: 11, anno: null })
  await user.keyboard('2026')
  await user.click(screen.getByLabelText('Giorno'))
  await user.keyboard('21')
  expect(seen).toHaveBeenLastCalledWith({ date: iso(2026, 11, 21, 8), giorno: 21, mese: 11, anno: 2026 })
})

test('a value from outside replaces what was typed', async () => {
  const field = (value: string | null) => (
    <DateInput label="Nascita" value={value} onChange={() => undefined} />
  )
  const { user, rerender } = renderUi(field(null))
  await user.click(screen.getByLabelText('Giorno'))
  await user.keyboard('12')
  rerender(field(iso(2026, 11, 21, 8)))
  expect(screen.getByLabelText('Giorno')).toHaveValue('21')
})

test('the clear button empties every part', async () => {
  const seen = jest.fn()
  const { user } = renderUi(date(seen, iso(2026, 11, 21, 8)))
  await user.click(screen.getByRole('button', { name: 'Svuota Nascita' }))
  expect(seen).toHaveBeenLastCalledWith(null)
  expect(screen.getByLabelText('Giorno')).toHaveValue('')
  expect(screen.getByLabelText('Giorno')).toHaveFocus()
})

test('tells the status of the date that was there at first, and of one that comes from outside', () => {
  const told = jest.fn()
  const field = (value: string | null) => (
    <DateInput label="Nascita" value={value} onChange={() => undefined} onStatus={told} />
  )
  const { rerender } = renderUi(field(iso(2026, 11, 21, 8)))
  expect(told).toHaveBeenLastCalledWith(1)
  rerender(field(null))
  expect(told).toHaveBeenLastCalledWith(0)
})

test('the day input speaks in days', async () => {
  const seen = jest.fn()
  const { user } = renderUi(
    <Held<string | null> start="2026-02-28" seen={seen}>
      {(value, set) => <DayInput label="Nascita" value={value} onChange={set} />}
    </Held>,
  )
  await user.click(screen.getByLabelText('Giorno'))
  await user.keyboard('05')
  expect(seen).toHaveBeenLastCalledWith('2026-02-05')
})

test('has no accessibility faults, closed or open', async () => {
  const { user, container } = renderUi(date(() => undefined, iso(2026, 11, 21, 8)))
  expect(await axeViolations(container)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Apri il calendario: Nascita' }))
  await waitFor(() => expect(screen.getByRole('dialog')).toBeInTheDocument())
  expect(await axeViolations(container)).toEqual([])
})
