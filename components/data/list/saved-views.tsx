'use client'

import { Popover } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Stack, Text } from '@/components/ui/layout'
import { TextInput } from '@/components/ui/text-input'
import { toastSuccess } from '@/components/ui/toasts'
import { type SavedView, SavedViewLine, stateOf } from './saved-view-line'
import { ToolButton } from './tool-button'
import { useViews } from './use-views'

/** Filters, sort and columns of this list, kept under a name. */
export function SavedViews({ resource, params }: { resource: string; params: URLSearchParams }) {
  const { views, save, rename, remove } = useViews(resource)
  const [opened, setOpened] = useState(false)
  const [typed, setTyped] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const nome = typed.trim()
  const isTaken = (name: string) => views.data?.some((view) => view.nome === name) ?? false
  const taken = isTaken(nome)
  const apply = (view: SavedView) => {
    setOpened(false)
    window.history.pushState(null, '', view.query ? `?${view.query}` : window.location.pathname)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!nome || save.isPending) return
    await save.mutateAsync({ nome, query: stateOf(params) }).then(
      () => {
        setTyped('')
        toastSuccess(taken ? 'Vista sostituita' : 'Vista salvata')
      },
      () => undefined,
    )
  }
  return (
    <Popover shadow="md" position="bottom-end" trapFocus width={300} opened={opened} onChange={setOpened}>
      <Popover.Target>
        <ToolButton
          label="Viste"
          icon={<IconBookmark size={16} aria-hidden="true" />}
          onClick={() => setOpened(!opened)}
        />
      </Popover.Target>
      <Popover.Dropdown aria-label="Viste salvate">
        <Stack gap="xs">
          {views.data?.map((view) => (
            <SavedViewLine
              key={view._id}
              view={view}
              current={view.query === stateOf(params)}
              isTaken={isTaken}
              onApply={() => apply(view)}
              onRename={(name) => rename.mutateAsync({ ...view, nome: name })}
              onRemove={() =>
                // The line goes away, and the keyboard with it.
                remove.mutate(view, { onSuccess: () => form.current?.querySelector('input')?.focus() })
              }
            />
          ))}
          {views.data?.length === 0 && (
            <Text c="dimmed" fz="xs">
              Nessuna vista, per ora: dai un nome a filtri, ordine e colonne di adesso e li ritrovi qui.
            </Text>
          )}
          {views.isLoadingError && (
            <Text c="dimmed" fz="xs">
              {views.error.message}
            </Text>
          )}
          <Stack ref={form} component="form" gap="xs" onSubmit={(event) => void submit(event)}>
            <TextInput label="Nome della vista" value={typed} onChange={setTyped} maxLength={60} />
            <Button type="submit" disabled={!nome} loading={save.isPending}>
              {taken ? 'SOSTITUISCI LA VISTA' : 'SALVA QUESTA VISTA'}
            </Button>
          </Stack>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
