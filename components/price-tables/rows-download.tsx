'use client'

import { save } from '@/components/data/files/download'
import { Button } from '@/components/ui/button'
import type { Riga } from '@/lib/features/price-tables/schema'
import { writeRows } from './read-rows'
import { writeWide } from './read-wide'

type Props = { nome: string; rows: readonly Riga[] }

/** The rows as a file, in both shapes. */
export function RowsDownload({ nome, rows }: Props) {
  if (rows.length === 0) return null
  const name = (nome || 'tabella').replace(/[^\p{L}\p{N}]+/gu, '-')
  const download = (text: string, end = '') =>
    save(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${name}${end}.csv`)
  return (
    <>
      <Button look="quiet" size="xs" onClick={() => download(writeRows(rows))}>
        Scarica le righe
      </Button>
      <Button look="quiet" size="xs" onClick={() => download(writeWide(rows), '-griglia')}>
        Scarica la griglia
      </Button>
    </>
  )
}
