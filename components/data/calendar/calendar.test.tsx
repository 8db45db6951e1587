import { screen, within } from '@testing-library/react'
import { axeViolations, renderUi } from '@/components/ui/test-render'
import { Calendar } from './calendar'
import type { CalendarEvent } from './calendar-layout'

const EVENTS: CalendarEvent[] = [
  {
    id: '1',
    day: '2026-11-24',
    from: '10:00',
    to: '11:00',
    title: 'Anna Rossi',
    kind: 'appuntamento',
    tone: 'first',
    href: '/richieste/1',
  },
  {
    id: '2',
    day: '2026-11-25',
    from: '15:00',
    to: '17:00',
    title: 'Bruno Verdi',
    kind: 'richiamata',
    tone: 'second',
  },
]
const PLACE = { first: '2026-11-23', days: 14, today: '2026-11-24', events: EVENTS }

const dayOf = (name: string) => within(screen.getByRole('region', { name }))

it('shows today, then the day after, and comes back', async () => {
  const { container, user } = renderUi(<Calendar {...PLACE} />)
  expect(dayOf('martedì 24 novembre').getByRole('link')).toHaveAttribute('href', '/richieste/1')
  expect(screen.getByRole('button', { name: 'OGGI' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Giorno dopo' }))
  expect(dayOf('mercoledì 25 novembre').getByText('Bruno Verdi')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'OGGI' }))
  expect(dayOf('martedì 24 novembre').getByText('Anna Rossi')).toBeVisible()
  expect(await axeViolations(container)).toEqual([])
})

it('shows a week, and no week of which nothing is known', async () => {
  const { container, user } = renderUi(<Calendar {...PLACE} />)
  await user.click(screen.getByRole('button', { name: 'Settimana' }))
  expect(screen.getAllByRole('region')).toHaveLength(5)
  expect(screen.getByText('23 novembre – 27 novembre')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Settimana prima' })).toBeDisabled()
  expect(await axeViolations(container)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Settimana dopo' }))
  expect(screen.getByText('30 novembre – 4 dicembre')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Settimana dopo' })).toBeDisabled()
})

it('goes no further than what is known', async () => {
  const { user } = renderUi(<Calendar {...PLACE} first="2026-11-24" days={2} />)
  expect(screen.getByRole('button', { name: 'Giorno prima' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Giorno dopo' }))
  expect(screen.getByRole('button', { name: 'Giorno dopo' })).toBeDisabled()
})
