'use client'

import { arrayMove } from '@dnd-kit/sortable'
import { useRef, useState } from 'react'
import type { FieldInputProps } from '@/components/data/form/field-props'
import { SortableList } from '@/components/data/list/sortable-list'
import { Button } from '@/components/ui/button'
import { Stack, Text } from '@/components/ui/layout'
import { durationWords } from '@/lib/features/formazione/labels'
import { counted } from '@/lib/italian/counted'
import { LessonCard } from './lesson-card'
import { type LessonValues, newLesson, numbered } from './lesson-values'
import classes from './training-office.module.css'

/** The lessons of a course, one of them open, in an order that is dragged. */
export function LessonsInput({ values, error, onChange, disabled }: FieldInputProps) {
  const lessons = (values.lezioni ?? []) as LessonValues[]
  const keys = useKeys(lessons)
  const [open, setOpen] = useState<string | null>(null)
  const put = (next: LessonValues[]) => onChange('lezioni', numbered(next))
  const move = (from: number, to: number) => {
    const place = Math.max(0, Math.min(to, lessons.length - 1))
    keys.move(from, place)
    put(arrayMove(lessons, from, place))
  }
  const lines = lessons.map(({ titolo }, at) => ({
    id: keys.all[at] ?? '',
    title: titolo || `Lezione ${at + 1}`,
  }))
  return (
    <Stack component="fieldset" gap="sm" disabled={disabled}>
      <Text component="legend" mb="xs" c="dimmed" fz="xs">
        {lengthWords(lessons)}
      </Text>
      {error && (
        <Text role="alert" mb="xs" c="var(--bad)" fz="xs">
          {error}
        </Text>
      )}
      <SortableList lines={lines} onMove={move} className={classes.list}>
        {lessons.map((lesson, at) => {
          const key = keys.all[at] ?? ''
          return (
            <LessonCard
              key={key}
              id={key}
              at={at}
              lesson={lesson}
              isOpen={open === key}
              disabled={disabled}
              onOpen={() => setOpen(open === key ? null : key)}
              onChange={(changes) =>
                put(lessons.map((one, index) => (index === at ? { ...one, ...changes } : one)))
              }
              onMove={(by) => move(at, at + by)}
              onRemove={() => {
                keys.remove(at)
                put(lessons.filter((_one, index) => index !== at))
              }}
            />
          )
        })}
      </SortableList>
      <div>
        <Button
          disabled={disabled}
          onClick={() => {
            setOpen(keys.add())
            put([...lessons, newLesson(lessons.length + 1)])
          }}
        >
          AGGIUNGI LEZIONE
        </Button>
      </div>
    </Stack>
  )
}

/** "4 lezioni, 12 min" */
function lengthWords(lessons: readonly LessonValues[]): string {
  if (lessons.length === 0) return 'Nessuna lezione'
  const seconds = lessons.reduce((sum, { durataSec }) => sum + (durataSec ?? 0), 0)
  return `${counted(lessons.length, 'lezione', 'lezioni')}, ${durationWords(seconds)}`
}

let lastKey = 0
const newKey = () => {
  lastKey += 1
  return `nuova-${lastKey}`
}

/** New lessons have no id yet: each has a key for as long as the page stands. */
function useKeys(lessons: readonly LessonValues[]) {
  const known = useRef<string[]>([])
  if (known.current.length !== lessons.length)
    known.current = lessons.map(({ _id }, at) => _id ?? known.current[at] ?? newKey())
  const all = lessons.map(({ _id }, at) => _id ?? known.current[at] ?? '')
  return {
    all,
    add: () => {
      const key = newKey()
      known.current = [...all, key]
      return key
    },
    move: (from: number, to: number) => {
      known.current = arrayMove(all, from, to)
    },
    remove: (at: number) => {
      known.current = all.filter((_key, index) => index !== at)
    },
  }
}
