import { screen, within } from '@testing-library/react'
import { axeViolations, Held, renderUi } from '@/components/ui/test-render'
import type { Span } from './giorni'
import { HoursEditor } from './hours-editor'

const span = (giorno: number, dalle: string, alle: string) => ({ giorno, dalle, alle })
const WEEK = [1, 2, 3, 4, 5].flatMap((day) => [span(day, '09:00', '13:00'), span(day, '15:00', '19:00')])

function edit(start: Span[]) {
  const seen: Span[][] = []
  const shown = renderUi(
    <Held start={start} seen={(value) => seen.push(value)}>
      {(value, set) => <HoursEditor label="Orari di apertura" value={value} onChange={set} />}
    </Held>,
  )
  return { ...shown, last: () => seen.at(-1) }
}
const group = (name: string) => within(screen.getByRole('group', { name: `Orari: ${name}` }))

it('shows days with the same hours as one, and says them in words', async () => {
  const { container } = edit(WEEK)
  expect(screen.getByText('lun–ven 9–13 e 15–19')).toBeVisible()
  expect(group('Lun, Mar, Mer, Gio, Ven').getAllByRole('textbox')).toHaveLength(4)
  expect(await axeViolations(container)).toEqual([])
})

it('gives a day other hours by taking it from its group', async () => {
  const { user, last } = edit(WEEK)
  await user.click(screen.getByRole('button', { name: 'ALTRI GIORNI CON UN ALTRO ORARIO' }))
  expect(last()).toContainEqual(span(6, '09:00', '13:00'))
  await user.click(group('Sab').getByRole('button', { name: 'Venerdì' }))
  expect(last()?.filter(({ giorno }) => giorno === 5)).toEqual([span(5, '09:00', '13:00')])
  expect(screen.getByText('lun–gio 9–13 e 15–19 · ven–sab 9–13')).toBeVisible()
})

it('copies hours to a day with one click, and takes a span away', async () => {
  const { user, last } = edit([span(1, '09:00', '13:00'), span(1, '15:00', '19:00')])
  await user.click(group('Lun').getByRole('button', { name: 'Martedì' }))
  await user.click(group('Lun, Mar').getByRole('button', { name: 'Lun, Mar: togli 15:00–19:00' }))
  expect(last()).toEqual([span(1, '09:00', '13:00'), span(2, '09:00', '13:00')])
})

it('says at once that hours overlap, and reads hours as people type them', async () => {
  const { user, last } = edit([span(1, '09:00', '13:00')])
  await user.click(group('Lun').getByRole('button', { name: '+ un’altra fascia' }))
  const [, , from] = group('Lun').getAllByRole('textbox')
  if (!from) throw new Error('no second span')
  await user.clear(from)
  await user.type(from, '12')
  await user.tab()
  expect(from).toHaveValue('12:00')
  expect(screen.getByRole('alert')).toHaveTextContent('Questi orari si sovrappongono.')
  expect(last()).toContainEqual(span(1, '12:00', '19:00'))
})

it('begins with a week of office hours where there are none', async () => {
  const { user, last } = edit([])
  expect(screen.getByText(/Sempre chiusa/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'AGGIUNGI GLI ORARI' }))
  expect(last()?.map(({ giorno }) => giorno)).toEqual([1, 2, 3, 4, 5])
})
