'use client'

import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { IconArrowDown, IconArrowUp, IconGripVertical, IconTrash } from '@tabler/icons-react'
import { Button } from '@/components/ui/button'
import { Group, Paper, Text } from '@/components/ui/layout'
import { durationWords } from '@/lib/features/formazione/labels'
import { LessonFields } from './lesson-fields'
import type { LessonValues } from './lesson-values'
import classes from './training-office.module.css'

type Props = {
  id: string
  at: number
  lesson: LessonValues
  isOpen: boolean
  disabled?: boolean
  onOpen: () => void
  onChange: (changes: Partial<LessonValues>) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

/** One lesson: a line, and its fields where it is open. */
export function LessonCard({ id, at, lesson, isOpen, disabled, onOpen, onChange, onMove, onRemove }: Props) {
  const { attributes, listeners, setNodeRef, transform, transition } = useSortable({ id, disabled })
  const title = lesson.titolo || `Lezione ${at + 1}`
  const questions = lesson.domande.length
  const facts = [
    lesson.durataSec && durationWords(lesson.durataSec),
    questions > 0 && (questions === 1 ? '1 domanda' : `${questions} domande`),
  ].filter(Boolean)
  return (
    <Paper
      ref={setNodeRef}
      component="li"
      withBorder
      radius="md"
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <Group gap={0} wrap="nowrap" pr="xs" className={classes.line}>
        <button
          type="button"
          className={classes.grip}
          {...attributes}
          {...listeners}
          aria-label={`Trascina: ${title}`}
        >
          <IconGripVertical size={16} aria-hidden="true" />
        </button>
        <button type="button" className={classes.opener} aria-expanded={isOpen} onClick={onOpen}>
          <Text span fz="row" fw={600}>
            {at + 1}. {title}
          </Text>
          <Text span c="dimmed" fz="xs" fw={400}>
            {facts.join(' · ')}
          </Text>
        </button>
        <Button look="quiet" size="xs" aria-label={`Sposta su: ${title}`} onClick={() => onMove(-1)}>
          <IconArrowUp size={16} aria-hidden="true" />
        </Button>
        <Button look="quiet" size="xs" aria-label={`Sposta giù: ${title}`} onClick={() => onMove(1)}>
          <IconArrowDown size={16} aria-hidden="true" />
        </Button>
        <Button look="quiet" size="xs" aria-label={`Togli: ${title}`} onClick={onRemove}>
          <IconTrash size={16} aria-hidden="true" />
        </Button>
      </Group>
      {isOpen && <LessonFields lesson={lesson} disabled={disabled} onChange={onChange} />}
    </Paper>
  )
}
