'use client'

import { useState } from 'react'
import { FilterBar } from '@/components/data/list/filters-bar'
import { LIST_KEYS } from '@/components/data/list/list-keys'
import { PeekPanel } from '@/components/data/list/peek-panel'
import { DataTable } from '@/components/data/table/data-table'
import { Button } from '@/components/ui/button'
import { Facts } from '@/components/ui/facts'
import { Group } from '@/components/ui/layout'
import { toastUndo } from '@/components/ui/toasts'
import { UndoToast } from '@/components/ui/undo-toast'
import { LIST_VIEW, ROWS } from './list-samples'
import { Family, Specimen } from './specimen'

/** The parts of a list, without a server behind them. */
export function ListSection() {
  return (
    <Family title="Elenchi">
      <Specimen state="barra dei filtri, vuota" wide>
        <Filters start="" />
      </Specimen>
      <Specimen state="barra dei filtri, con una ricerca e tre filtri" wide>
        <Filters start="q=rossi&filter[stato]=nuovo,contattato&filter[createdAt]=2026-10-01..&filter[importo]=150000..300000" />
      </Specimen>
      <Specimen state="righe" wide>
        <Rows />
      </Specimen>
      <Specimen state="tasti">
        <Facts rows={LIST_KEYS.keys.map(({ keys, label }) => [keys.join(', '), label] as const)} />
      </Specimen>
      <Specimen state="anteprima">
        <PeekPanel
          columns={LIST_VIEW.list.columns}
          record={ROWS[0]}
          href="/admin/settings/widgets"
          onClose={() => undefined}
        />
      </Specimen>
      <Specimen state="anteprima con poco da vedere, nomi lunghi">
        <PeekPanel
          columns={LIST_VIEW.list.columns}
          record={ROWS[2]}
          href={undefined}
          onClose={() => undefined}
        />
      </Specimen>
      <Specimen state="avviso che si può annullare">
        <UndoToast message="32 righe aggiornate" onUndo={() => undefined} lasts={600_000} />
        <Group gap="xs">
          <Button onClick={() => toastUndo('32 righe aggiornate', () => undefined)}>Mostra l’avviso</Button>
        </Group>
      </Specimen>
    </Family>
  )
}

function Filters({ start }: { start: string }) {
  const [params, setParams] = useState(() => new URLSearchParams(start))
  const change = (changes: Record<string, string | null>) => {
    const next = new URLSearchParams(params)
    for (const [key, value] of Object.entries(changes)) {
      if (value) next.set(key, value)
      else next.delete(key)
    }
    setParams(next)
  }
  return (
    <FilterBar
      view={LIST_VIEW}
      params={params}
      onChange={change}
      onClear={() => setParams(new URLSearchParams())}
    />
  )
}

function Rows() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  const all = ROWS.map(({ _id }) => _id)
  return (
    <DataTable
      caption="Esempio di elenco"
      columns={LIST_VIEW.list.columns}
      rows={ROWS}
      sort="cognome"
      onSort={() => undefined}
      hrefOf={() => undefined}
      selection={{
        chosen,
        toggle,
        toggleAll: () => setChosen(new Set(chosen.size === all.length ? [] : all)),
      }}
      busy={false}
    />
  )
}
