'use client'

import { IconChartBar, IconDownload, IconPhoto, IconTable } from '@tabler/icons-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Flex, Paper, Text } from '@/components/ui/layout'
import { ScrollRegion } from '@/components/ui/scroll-region'
import { toastError } from '@/components/ui/toasts'
import { save } from '../files/download'
import classes from './chart.module.css'
import { ChartHead } from './chart-head'
import { ChartTable } from './chart-table'
import { csvOf, type FigureTable } from './figure-table'
import { pictureOf } from './picture'

export type FrameWords = {
  title: string
  /** One line under the title: which rows, which period. */
  description?: string
  /** Said in place of a drawing that has nothing to draw. */
  empty?: string
}

type Props = FrameWords & {
  /** The same figures as the drawing's. */
  table: FigureTable
  /** Whether there is one drawing, of which a picture can be made. */
  picture?: boolean
  /** One figure element. */
  children: ReactNode
}

/** Figures that are compared: drawn, as a table with one click, as a file and as a picture. */
export function ChartFrame({ title, description, empty, table, picture = true, children }: Props) {
  const id = useId()
  const card = useRef<HTMLElement>(null)
  const [shows, setShows] = useState<'chart' | 'table'>('chart')
  const isEmpty = table.rows.length === 0
  const savePicture = async () => {
    try {
      if (card.current) save(await pictureOf(card.current, title), `${title}.png`)
    } catch {
      toastError(new Error('L’immagine non si può fare con questo browser: i numeri sono nel CSV.'))
    }
  }
  return (
    <Paper ref={card} component="section" withBorder radius="md" p="md" miw={0} aria-labelledby={id}>
      <ChartHead id={id} title={title} description={description}>
        {!isEmpty && (
          <Flex gap="xxs" wrap="wrap">
            <Other shows={shows} onShow={setShows} />
            <Tool icon={IconDownload} label="CSV" onClick={() => save(csvOf(table), `${title}.csv`)} />
            {picture && shows === 'chart' && (
              <Tool icon={IconPhoto} label="Immagine" onClick={() => void savePicture()} />
            )}
          </Flex>
        )}
      </ChartHead>
      {isEmpty && (
        <Text mt="md" c="dimmed">
          {empty ?? 'Nessun dato nel periodo.'}
        </Text>
      )}
      {!isEmpty && shows === 'chart' && children}
      {!isEmpty && shows === 'table' && (
        <ScrollRegion className={classes.scroll} label={`Tabella: ${title}`}>
          <ChartTable table={table} label={title} />
        </ScrollRegion>
      )}
    </Paper>
  )
}

type OtherProps = { shows: 'chart' | 'table'; onShow: (what: 'chart' | 'table') => void }

const Other = ({ shows, onShow }: OtherProps) =>
  shows === 'chart' ? (
    <Tool icon={IconTable} label="Tabella" onClick={() => onShow('table')} />
  ) : (
    <Tool icon={IconChartBar} label="Grafico" onClick={() => onShow('chart')} />
  )

type ToolProps = { icon: typeof IconTable; label: string; onClick: () => void }

const Tool = ({ icon: Icon, label, onClick }: ToolProps) => (
  <Button look="quiet" size="xs" icon={<Icon size={16} aria-hidden="true" />} onClick={onClick}>
    {label}
  </Button>
)
