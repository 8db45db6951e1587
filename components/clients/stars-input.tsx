'use client'

import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { Group, Text } from '@/components/ui/layout'
import classes from './rate-case.module.css'

type Props = {
  name: string
  value: number | null
  onChange: (stars: number) => void
  error?: string
}

const WORDS = ['1 stella: per niente bene', '2 stelle', '3 stelle', '4 stelle', '5 stelle: benissimo']

/** One to five stars as a group of choices: arrows move, as in any of them. */
export function StarsInput({ name, value, onChange, error }: Props) {
  return (
    <fieldset aria-describedby={error ? `${name}-errore` : undefined}>
      <Text component="legend" fw={500}>
        Il tuo voto <span aria-hidden="true">*</span>
      </Text>
      <Group gap={0} wrap="nowrap">
        {WORDS.map((words, index) => (
          <label key={words} className={classes.star} data-on={value !== null && index < value}>
            <input
              type="radio"
              name={name}
              value={index + 1}
              checked={value === index + 1}
              onChange={() => onChange(index + 1)}
              aria-label={words}
            />
            {value !== null && index < value ? (
              <IconStarFilled size={28} aria-hidden="true" />
            ) : (
              <IconStar size={28} aria-hidden="true" />
            )}
          </label>
        ))}
        {value !== null && (
          <Text span pl="xs" c="dimmed" figures>
            {value} su 5
          </Text>
        )}
      </Group>
      {error && (
        <Text id={`${name}-errore`} role="alert" c="var(--bad)">
          {error}
        </Text>
      )}
    </fieldset>
  )
}
