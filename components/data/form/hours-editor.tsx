'use client'

import { IconPlus, IconTrash } from '@tabler/icons-react'
import { Button } from '@/components/ui/button'
import { Flex, Group, Text } from '@/components/ui/layout'
import { Spoken } from '@/components/ui/spoken'
import { writeHours } from '@/lib/italian/opening-hours'
import { GIORNI, type Span } from './giorni'
import classes from './hours-editor.module.css'
import { closedDays, type Hours, type HoursGroup, nextHours, problemOf, timeOf } from './hours-groups'
import { useHoursGroups } from './use-hours-groups'

type Props = {
  label: string
  value: unknown
  onChange: (value: Span[]) => void
  error?: string
  disabled?: boolean
}

const NONE: Span[] = []
const SHORT = GIORNI.map((name) => name.slice(0, 3))

/** Opening hours as people say them: "lun–ven 9–13 e 15–19". A day that no group has is closed. */
export function HoursEditor({ label, value, onChange, error, disabled }: Props) {
  const spans = (value ?? NONE) as Span[]
  const { groups, change, toggle, add, remove } = useHoursGroups(spans, onChange)
  const closed = closedDays(groups)
  return (
    <fieldset className={classes.root} disabled={disabled}>
      <Text component="legend" fz="sm" fw={500}>
        {label}
      </Text>
      <Text mb="xs" c="dimmed" fz="xs" figures aria-live="polite">
        {summaryOf(spans)}
      </Text>
      {groups.map((group, index) => (
        <SameHours
          key={group.id}
          group={group}
          number={index + 1}
          onDay={(day) => toggle(group.id, day)}
          onHours={(orari) => change(group.id, orari)}
          onRemove={() => remove(group.id)}
        />
      ))}
      <Button icon={<IconPlus size={16} aria-hidden="true" />} disabled={closed.length === 0} onClick={add}>
        {groups.length === 0 ? 'AGGIUNGI GLI ORARI' : 'ALTRI GIORNI CON UN ALTRO ORARIO'}
      </Button>
      {error && (
        <Text mt="xxs" flex="1 1 100%" c="var(--bad)" fz="xs">
          {error}
        </Text>
      )}
    </fieldset>
  )
}

/** "lun–ven 9–13 e 15–19 · sab 9–13" */
function summaryOf(spans: readonly Span[]): string {
  if (spans.length === 0) return 'Sempre chiusa: aggiungi i giorni e le ore in cui si può venire.'
  return writeHours(spans)
    .map((part) => part.join(' '))
    .join(' · ')
}

type GroupProps = {
  group: HoursGroup
  number: number
  onDay: (day: number) => void
  onHours: (orari: Hours[]) => void
  onRemove: () => void
}

function SameHours({ group, number, onDay, onHours, onRemove }: GroupProps) {
  const { giorni, orari } = group
  const problem = problemOf(group)
  const name = giorni.map((day) => SHORT[day - 1]).join(', ') || `gruppo ${number}`
  const set = (at: number, part: Partial<Hours>) =>
    onHours(orari.map((hours, index) => (index === at ? { ...hours, ...part } : hours)))
  return (
    <fieldset className={classes.group} data-problem={problem !== null || undefined}>
      <Spoken legend>Orari: {name}</Spoken>
      <Flex gap="xxs" wrap="wrap">
        {GIORNI.map((day, index) => (
          <button
            key={day}
            type="button"
            className={classes.day}
            aria-pressed={giorni.includes(index + 1)}
            aria-label={day}
            onClick={() => onDay(index + 1)}
          >
            {SHORT[index]}
          </button>
        ))}
      </Flex>
      <Flex rowGap="xxs" columnGap="sm" align="center" wrap="wrap" flex="1 1 200px">
        {orari.map((hours, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a span has no identity but its place
          <Group key={at} component="span" gap="xxs" wrap="nowrap" display="inline-flex">
            <TimeInput
              label={`${name}: dalle`}
              value={hours.dalle}
              onChange={(dalle) => set(at, { dalle })}
            />
            –
            <TimeInput label={`${name}: alle`} value={hours.alle} onChange={(alle) => set(at, { alle })} />
            {orari.length > 1 && (
              <button
                type="button"
                className={classes.icon}
                aria-label={`${name}: togli ${hours.dalle}–${hours.alle}`}
                onClick={() => onHours(orari.filter((_hours, index) => index !== at))}
              >
                <IconTrash size={16} aria-hidden="true" />
              </button>
            )}
          </Group>
        ))}
        <Button look="quiet" size="xs" onClick={() => onHours([...orari, nextHours(orari)])}>
          + un’altra fascia
        </Button>
        <Button look="quiet" size="xs" aria-label={`Togli gli orari: ${name}`} onClick={onRemove}>
          Togli
        </Button>
      </Flex>
      {giorni.length === 0 && (
        <Text flex="1 1 100%" c="dimmed" fz="xs">
          Scegli i giorni in cui valgono queste ore.
        </Text>
      )}
      {problem && (
        <Text mt="xxs" flex="1 1 100%" c="var(--bad)" fz="xs" role="alert">
          {problem}
        </Text>
      )}
    </fieldset>
  )
}

type TimeProps = { label: string; value: string; onChange: (value: string) => void }

/** "9" and "930" become hours when the field is left. */
const TimeInput = ({ label, value, onChange }: TimeProps) => (
  <input
    className={classes.time}
    aria-label={label}
    inputMode="numeric"
    maxLength={5}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
    onBlur={() => timeOf(value) !== value && onChange(timeOf(value))}
  />
)
