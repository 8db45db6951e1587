import { IconPencil, IconTrash } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Flex, Group, Stack } from '@/components/ui/layout'
import { TextInput } from '@/components/ui/text-input'
import classes from './popover.module.css'

export type SavedView = { _id: string; nome: string; query: string }

/** What a view keeps: the place in the list and the row that is open are not part of it, as rows come and go. */
export function stateOf(params: URLSearchParams): string {
  const state = new URLSearchParams(params)
  for (const key of ['cursor', 'aperto']) state.delete(key)
  return state.toString()
}

type Props = {
  view: SavedView
  current: boolean
  /** Whether another view has this name. */
  isTaken: (nome: string) => boolean
  onApply: () => void
  onRename: (nome: string) => Promise<unknown>
  onRemove: () => void
}

/** One saved view: its name applies it. */
export function SavedViewLine({ view, current, isTaken, onApply, onRename, onRemove }: Props) {
  const line = useRef<HTMLDivElement>(null)
  const [renaming, setRenaming] = useState(false)
  const done = () => {
    // The box goes away: the keyboard goes on from the view.
    line.current?.querySelector('button')?.focus()
    setRenaming(false)
  }
  return (
    <>
      <Group gap="xs" justify="space-between" wrap="nowrap" ref={line}>
        <button type="button" className={classes.link} aria-current={current || undefined} onClick={onApply}>
          {view.nome}
        </button>
        <Flex component="span" display="inline-flex" flex="none">
          <Button
            look="quiet"
            size="xs"
            aria-label={`Rinomina la vista ${view.nome}`}
            aria-expanded={renaming}
            onClick={() => setRenaming(!renaming)}
          >
            <IconPencil size={16} aria-hidden="true" />
          </Button>
          <Button look="quiet" size="xs" aria-label={`Cancella la vista ${view.nome}`} onClick={onRemove}>
            <IconTrash size={16} aria-hidden="true" />
          </Button>
        </Flex>
      </Group>
      {renaming && <NewName view={view} isTaken={isTaken} onRename={onRename} onDone={done} />}
    </>
  )
}

type NewNameProps = Pick<Props, 'view' | 'isTaken' | 'onRename'> & { onDone: () => void }

/** Another name for a view; one that is refused stays in the box. */
function NewName({ view, isTaken, onRename, onDone }: NewNameProps) {
  const [typed, setTyped] = useState(view.nome)
  const nome = typed.trim()
  const taken = nome !== view.nome && isTaken(nome)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (nome === view.nome) onDone()
    else if (nome && !taken) void onRename(nome).then(onDone, () => undefined)
  }
  const error = taken ? 'Hai già una vista con questo nome.' : undefined
  return (
    <Stack component="form" gap="xs" onSubmit={submit} aria-label={`Rinomina ${view.nome}`}>
      <TextInput
        label="Nuovo nome"
        value={typed}
        onChange={setTyped}
        error={error}
        maxLength={60}
        autoFocus
      />
      <Button type="submit" disabled={!nome || taken}>
        RINOMINA
      </Button>
    </Stack>
  )
}
