'use client'

import { IconColumns3, IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Menu } from '@/components/ui/menu'
import type { ListView } from '@/lib/resources/view'
import { type ColumnChoice, ColumnsMenu } from './columns-menu'
import classes from './resource-list.module.css'
import { SavedViews } from './saved-views'
import { ToolButton } from './tool-button'
import { useExport } from './use-export'

type Props = {
  view: ListView
  query: string
  params: URLSearchParams
  /** What else can be done with the rows, before the views. */
  more?: ReactNode
  columns: ColumnChoice
  onSort: (sort: string) => void
}

/** What can be done with all of the rows. */
export function ListTools({ view, query, params, more, columns, onSort }: Props) {
  return (
    <div className={classes.tools}>
      {more}
      <SavedViews resource={view.path} params={params} />
      <ColumnsMenu
        columns={view.list.columns}
        icon={<IconColumns3 size={16} aria-hidden="true" />}
        sort={params.get('sort') ?? view.list.defaultSort}
        onSort={onSort}
        {...columns}
      />
      <ExportMenu path={view.path} query={query} columns={columns.chosen} />
    </div>
  )
}

function ExportMenu({ path, query, columns }: { path: string; query: string; columns: string[] }) {
  const { progress, start, stop } = useExport(path, query, columns)
  const busy = progress !== null
  return (
    <>
      {busy && <span className={classes.progress}>{`Esportazione ${progress}`.trim()}</span>}
      <Menu
        label="Esporta"
        target={
          <ToolButton label="Esporta" icon={<IconDownload size={16} aria-hidden="true" />} disabled={busy} />
        }
        items={[
          { label: 'CSV', onClick: () => void start('csv') },
          { label: 'XLSX', onClick: () => void start('xlsx') },
        ]}
      />
      {busy && (
        <Button look="quiet" size="xs" onClick={stop} aria-label="Annulla l’esportazione">
          ANNULLA
        </Button>
      )}
    </>
  )
}
