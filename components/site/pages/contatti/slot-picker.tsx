'use client'

import { Pill } from '@/components/site/pill'
import { type Day, dayOf, nextDay } from '@/lib/core/dates'
import { freeSlots, type Span } from '@/lib/italian/opening-hours'
import styles from './slot-picker.module.css'

export interface Slot {
  giorno: string
  fascia: string
}

export const noSlot: Slot = { giorno: '', fascia: '' }

/** As many as the server accepts. */
const DAYS = 5

const date = new Intl.DateTimeFormat('it-IT', {
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
  timeZone: 'UTC',
})

function dayWords(day: Day, today: Day): string {
  const words = date.format(new Date(`${day}T00:00:00Z`))
  if (day === today) return `oggi, ${words}`
  return day === nextDay(today) ? `domani, ${words}` : words
}

const short = (time: string) => time.replace(/^0/, '').replace(':00', '')
const slotWords = (fascia: string) => fascia.split('-').map(short).join('–')

interface ChoicesProps {
  name: string
  legend: string
  options: (readonly [value: string, words: string])[]
  value: string
  error?: string
  onChange: (value: string) => void
}

function Choices({ name, legend, options, value, error, onChange }: ChoicesProps) {
  return (
    <fieldset className={styles.group} aria-describedby={error ? `errore-${name}` : undefined}>
      <legend>
        {legend}
        <span aria-hidden="true"> *</span>
      </legend>
      <div className={styles.choices}>
        {options.map(([option, words]) => (
          <Pill
            key={option}
            name={name}
            value={option}
            checked={option === value}
            invalid={Boolean(error)}
            onChange={() => onChange(option)}
          >
            {words}
          </Pill>
        ))}
      </div>
      {error ? (
        <p id={`errore-${name}`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}

interface Props {
  orari: readonly Span[]
  now: Date | null
  value: Slot
  errors: Record<string, string>
  onChange: (slot: Slot) => void
}

function waitWords(now: Date | null, days: number): string {
  if (!now) return 'Un momento.'
  return days > 0
    ? 'Scegli il giorno e vedi le ore libere.'
    : 'In questo momento non riusciamo a mostrare gli orari liberi: invia lo stesso, ti chiamiamo appena possibile.'
}

/** The day, then the hour: only those at which somebody really calls. Its place is kept until the time is known. */
export function SlotPicker({ orari, now, value, errors, onChange }: Props) {
  const days = now ? freeSlots(orari, now, DAYS) : []
  const hours = days.find(({ giorno }) => giorno === value.giorno)?.fasce ?? []
  const today = now ? dayOf(now) : ''
  return (
    <div className={styles.picker}>
      {days.length > 0 ? (
        <Choices
          name="giorno"
          legend="Che giorno"
          options={days.map(({ giorno }) => [giorno, dayWords(giorno, today)] as const)}
          value={value.giorno}
          error={errors['dettagli.giorno']}
          onChange={(giorno) => onChange({ giorno, fascia: '' })}
        />
      ) : null}
      {hours.length > 0 ? (
        <Choices
          name="fascia"
          legend="Fra che ore"
          options={hours.map((fascia) => [fascia, slotWords(fascia)] as const)}
          value={value.fascia}
          error={errors['dettagli.fascia']}
          onChange={(fascia) => onChange({ ...value, fascia })}
        />
      ) : (
        // Another sentence, not the same one further down: nothing on the page moves.
        <p key={days.length} className={styles.wait}>
          {waitWords(now, days.length)}
        </p>
      )}
    </div>
  )
}
