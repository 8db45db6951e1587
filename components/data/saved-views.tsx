'use client'

import { Popover } from '@mantine/core'
import { IconBookmark, IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useArea } from '@/components/shell/area'
import { Button } from '@/components/ui/button'
import { TextInput } from '@/components/ui/text-input'
import { api } from '@/lib/http/client'
import classes from './popover.module.css'

type View = { _id: string; nome: string; query: string }

/** Filters, sort and columns of this list, kept under a name. */
export function SavedViews({ resource }: { resource: string }) {
  const area = useArea()
  const client = useQueryClient()
  const [nome, setNome] = useState('')
  const key = ['savedViews', area, resource]
  const views = useQuery({
    queryKey: key,
    queryFn: () => api.get<View[]>(`/savedViews?resource=${resource}`, { area }),
    meta: { silent: true },
  })
  const refresh = () => client.invalidateQueries({ queryKey: key })
  const save = useMutation({
    mutationFn: () =>
      api.post(
        '/savedViews',
        { resource, nome: nome.trim(), query: window.location.search.slice(1) },
        { area },
      ),
    onSuccess: () => {
      setNome('')
      return refresh()
    },
  })
  const remove = useMutation({
    mutationFn: (id: string) => api.delete(`/savedViews/${id}`, undefined, { area }),
    onSuccess: refresh,
  })
  return (
    <Popover shadow="md" position="bottom-end" trapFocus width={280}>
      <Popover.Target>
        <Button icon={<IconBookmark size={16} aria-hidden="true" />}>Viste</Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Viste salvate">
        <div className={classes.stack}>
          {views.data?.map((view) => (
            <div key={view._id} className={classes.row}>
              <button
                type="button"
                className={classes.link}
                onClick={() => window.history.pushState(null, '', `?${view.query}`)}
              >
                {view.nome}
              </button>
              <Button
                look="quiet"
                size="xs"
                aria-label={`Cancella la vista ${view.nome}`}
                onClick={() => remove.mutate(view._id)}
              >
                <IconTrash size={16} aria-hidden="true" />
              </Button>
            </div>
          ))}
          <TextInput label="Nome della vista" value={nome} onChange={setNome} maxLength={60} />
          <Button disabled={!nome.trim() || save.isPending} onClick={() => save.mutate()}>
            SALVA QUESTA VISTA
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
