'use client'

import { IconColumns3, IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Menu } from '@/components/ui/menu'
import { formatTotal } from '@/lib/resources/total'
import type { ListReply, ListView } from '@/lib/resources/view'
import { ColumnsMenu } from './columns-menu'
import classes from './resource-list.module.css'
import { SavedViews } from './saved-views'
import { useExport } from './use-export'

type Props = {
  view: ListView
  query: string
  params: URLSearchParams
  /** What else can be done with the rows, before the views. */
  more?: ReactNode
  total: Pick<ListReply, 'total' | 'totalIsCapped'> | undefined
  columns: { chosen: string[]; choose: (paths: string[]) => void }
}

/** How many rows there are, and what can be done with all of them. */
export function ListTools({ view, query, params, more, total, columns }: Props) {
  const { progress, start, stop } = useExport(view.path, query, columns.chosen)
  const busy = progress !== null
  return (
    <div className={classes.tools}>
      <p className={classes.total} role="status">
        {total && formatTotal(total, view.labels)}
      </p>
      {more}
      <SavedViews resource={view.path} params={params} />
      <ColumnsMenu
        columns={view.list.columns}
        icon={<IconColumns3 size={16} aria-hidden="true" />}
        {...columns}
      />
      <Menu
        label={busy ? `Esportazione ${progress}`.trim() : 'Esporta'}
        icon={<IconDownload size={16} aria-hidden="true" />}
        disabled={busy}
        items={[
          { label: 'CSV', onClick: () => void start('csv') },
          { label: 'XLSX', onClick: () => void start('xlsx') },
        ]}
      />
      {busy && (
        <Button look="quiet" onClick={stop} aria-label="Annulla l’esportazione">
          ANNULLA
        </Button>
      )}
    </div>
  )
}
