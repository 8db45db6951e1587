'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Row } from '@/components/data/list/use-rows'
import { useArea } from '@/components/data/page/area'
import { Button } from '@/components/ui/button'
import { Loading } from '@/components/ui/loading'
import { Modal } from '@/components/ui/modal'
import { records } from '@/lib/http/records'
import type { ResourceView } from '@/lib/resources/view'
import { ConflictFields } from './conflict-fields'
import { keptOf, type Side, sidesOf } from './three-way'

type Values = Record<string, unknown>
type Props = {
  opened: boolean
  view: ResourceView
  id: string
  /** What was read before anything was typed. */
  base: Values
  mine: Values
  onClose: () => void
  /** Goes on with what is typed, all or some of it, on top of what was saved. */
  onKeep: (latest: Row, typed: Values) => void
  onTakeTheirs: (latest: Row) => void
}

/** Somebody saved first: shows who changed what, joins the two and loses neither. */
export function ConflictDialog({ opened, view, id, base, mine, onClose, onKeep, onTakeTheirs }: Props) {
  const area = useArea()
  const [chosen, setChosen] = useState<Record<string, Side>>({})
  const { data: latest } = useQuery({
    queryKey: [view.path, area, 'latest', id],
    queryFn: () => records.read(view.path, id, { area }),
    enabled: opened,
    gcTime: 0,
    staleTime: 0,
  })
  const sides = latest && sidesOf(view.form, base, mine, latest)
  const both = sides?.both ?? []
  const close = () => {
    setChosen({})
    onClose()
  }
  const decide = (choice: (row: Row) => void) => {
    if (latest) choice(latest)
    close()
  }
  return (
    <Modal
      opened={opened}
      onClose={close}
      title="Qualcun altro ha salvato prima di te"
      size="lg"
      dirty={Object.keys(chosen).length > 0}
      footer={
        <>
          <Button disabled={!latest} onClick={() => decide(onTakeTheirs)}>
            CARICA I DATI SALVATI
          </Button>
          {both.length > 0 && (
            <Button onClick={() => decide((row) => onKeep(row, mine))}>TIENI LE MIE MODIFICHE</Button>
          )}
          <Button
            look="primary"
            disabled={!latest || both.some(({ name }) => !(name in chosen))}
            onClick={() => decide((row) => onKeep(row, keptOf(mine, both, chosen)))}
          >
            UNISCI
          </Button>
        </>
      }
    >
      {latest && sides ? (
        <ConflictFields
          sides={sides}
          states={{ base, mine, latest }}
          chosen={chosen}
          onChoose={(name, side) => setChosen((old) => ({ ...old, [name]: side }))}
        />
      ) : (
        <Loading />
      )}
    </Modal>
  )
}
