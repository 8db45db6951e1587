'use client'

import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { IconArrowDown, IconArrowUp, IconGripVertical, IconX } from '@tabler/icons-react'
import { Button } from '@/components/ui/button'
import { Box } from '@/components/ui/layout'
import classes from './order-dialog.module.css'

type Props = {
  id: string
  title: string
  /** The address of what the line stands for, where that is a picture. */
  picture?: string
  onUp: () => void
  onDown: () => void
  onRemove?: () => void
}

/** One line of a list that is put in order. */
export function SortableLine({ id, title, picture, onUp, onDown, onRemove }: Props) {
  const { attributes, listeners, setNodeRef, transform, transition } = useSortable({ id })
  return (
    <li
      ref={setNodeRef}
      className={classes.line}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        type="button"
        className={classes.grip}
        {...attributes}
        {...listeners}
        aria-label={`Trascina: ${title}`}
      >
        <IconGripVertical size={16} aria-hidden="true" />
      </button>
      {picture && <img src={picture} alt="" className={classes.picture} />}
      <Box component="span" miw={0} flex={1}>
        {title}
      </Box>
      <Button look="quiet" size="xs" aria-label={`Sposta su: ${title}`} onClick={onUp}>
        <IconArrowUp size={16} aria-hidden="true" />
      </Button>
      <Button look="quiet" size="xs" aria-label={`Sposta giù: ${title}`} onClick={onDown}>
        <IconArrowDown size={16} aria-hidden="true" />
      </Button>
      {onRemove && (
        <Button look="quiet" size="xs" aria-label={`Togli: ${title}`} onClick={onRemove}>
          <IconX size={16} aria-hidden="true" />
        </Button>
      )}
    </li>
  )
}
