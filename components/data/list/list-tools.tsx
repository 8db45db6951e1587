'use client'

import { IconColumns3, IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Text } from '@/components/ui/layout'
import { Menu } from '@/components/ui/menu'
import type { ListView } from '@/lib/resources/view'
import { type ColumnChoice, ColumnsMenu } from './columns-menu'
import classes from './resource-list.module.css'
import { SavedViews } from './saved-views'
import { ToolButton } from './tool-button'
import { type ExportFormat, useExport } from './use-export'

type Props = {
  view: ListView
  query: string
  params: URLSearchParams
  /** What else can be done with the rows, before the views. */
  more?: ReactNode
  columns: ColumnChoice
  onSort: (sort: string) => void
  /** What else it can be written as. */
  formats?: readonly ExportFormat[]
}

/** What can be done with all of the rows. */
export function ListTools({ view, query, params, more, columns, onSort, formats = LISTS }: Props) {
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
      <ExportMenu path={view.path} query={query} columns={columns.chosen} formats={formats} />
    </div>
  )
}

const LISTS: readonly ExportFormat[] = ['csv', 'xlsx']

type ExportProps = { path: string; query: string; columns: string[]; formats: readonly ExportFormat[] }

function ExportMenu({ path, query, columns, formats }: ExportProps) {
  const { progress, start, stop } = useExport(path, query, columns)
  const busy = progress !== null
  return (
    <>
      {busy && (
        <Text component="span" c="dimmed" fz="xs">
          {`Esportazione ${progress}`.trim()}
        </Text>
      )}
      <Menu
        label="Esporta"
        target={
          <ToolButton label="Esporta" icon={<IconDownload size={16} aria-hidden="true" />} disabled={busy} />
        }
        items={formats.map((format) => ({ label: format.toUpperCase(), onClick: () => void start(format) }))}
      />
      {busy && (
        <Button look="quiet" size="xs" onClick={stop} aria-label="Annulla l’esportazione">
          ANNULLA
        </Button>
      )}
    </>
  )
}
