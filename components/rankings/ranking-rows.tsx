'use client'

import { IconDownload, IconInfoCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { csvOf, type FigureTable, nameCell, valueCell } from '@/components/data/charts/figure-table'
import { save } from '@/components/data/files/download'
import { useFirstRows } from '@/components/data/list/use-first-rows'
import { CardTable } from '@/components/data/table/card-table'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Box, Text } from '@/components/ui/layout'
import { Modal } from '@/components/ui/modal'
import { Section } from '@/components/ui/section'
import { TableHead } from '@/components/ui/table-head'
import { MISURE, type Misura, type Regola } from '@/lib/features/rankings/labels'
import type { RigaClassifica } from '@/lib/features/rankings/types'
import { CorrectDialog } from './correct-dialog'
import { Movement } from './movement'
import { Points } from './points'
import type { RankingPath } from './ranking-paths'
import { amountText, pointsText } from './ranking-words'
import classes from './rankings.module.css'

type Props = {
  ranking: { path: RankingPath; id: string; version: number; titolo: string }
  rows: readonly RigaClassifica[]
  regola: Regola
  misure: readonly Misura[]
  hasBefore: boolean
  canCorrect: boolean
}

/** Who looks for somebody further down asks for all of them. */
const FIRST = 20

/** Who is in a ranking, with what was counted of each and why it comes to these points. */
export function RankingRows({ ranking, rows, regola, misure, hasBefore, canCorrect }: Props) {
  const [open, setOpen] = useState<RigaClassifica | null>(null)
  const { shown, more } = useFirstRows(rows, FIRST)
  const [correcting, setCorrecting] = useState<RigaClassifica | null>(null)
  return (
    <Section
      title="In classifica"
      flush
      actions={
        rows.length > 0 && (
          <Button
            look="quiet"
            size="xs"
            icon={<IconDownload size={16} aria-hidden="true" />}
            onClick={() => save(csvOf(tableOf(rows, misure)), `${ranking.titolo}.csv`)}
          >
            CSV
          </Button>
        )
      }
    >
      {rows.length === 0 ? (
        <EmptyState title="Nessuno in classifica">
          In questo mese nessuno arriva al minimo della regola.
        </EmptyState>
      ) : (
        <Box px="sm" pb="sm" className={classes.padded}>
          <CardTable label={ranking.titolo}>
            <TableHead
              heads={[
                'Posto',
                'Nome',
                ...misure.map((misura) => ({ figure: MISURE[misura].label })),
                { figure: 'Punti' },
                { spoken: 'Azioni' },
              ]}
            />
            <tbody>
              {shown.map((row) => (
                <tr key={row._id}>
                  <td data-label="Posto">
                    <Text component="strong" figures display="inline-block" miw="2ch">
                      {row.posizione}
                    </Text>{' '}
                    {hasBefore && <Movement posizione={row.posizione} prima={row.prima} />}
                  </td>
                  <th scope="row">
                    {row.nome}
                    {row.agenzia && (
                      <Text span display="block" c="dimmed" fz="xs" fw={400}>
                        {row.agenzia}
                      </Text>
                    )}
                  </th>
                  {misure.map((misura) => (
                    <td key={misura} data-numeric="true" data-label={MISURE[misura].label}>
                      {amountText(misura, row.misure[misura] ?? 0)}
                    </td>
                  ))}
                  <td data-numeric="true" data-label="Punti">
                    {pointsText(row.punti)}
                    {row.correzione !== 0 && (
                      <Text span c="var(--warn)" fz="xs">
                        {' '}
                        corretti
                      </Text>
                    )}
                  </td>
                  <td className={classes.actions}>
                    <Button
                      look="quiet"
                      size="xs"
                      onClick={() => setOpen(row)}
                      aria-label={`Come si arriva a questi punti: ${row.nome}`}
                    >
                      <IconInfoCircle size={16} aria-hidden="true" />
                    </Button>
                    {canCorrect && (
                      <Button
                        size="xs"
                        onClick={() => setCorrecting(row)}
                        aria-label={`CORREGGI: ${row.nome}`}
                      >
                        CORREGGI
                      </Button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </CardTable>
          {more}
        </Box>
      )}
      <Modal
        opened={open !== null}
        onClose={() => setOpen(null)}
        title={open ? `Come si arriva ai punti di ${open.nome}` : ''}
        size="md"
      >
        {open && <Points {...open} regola={regola} />}
      </Modal>
      {correcting && <CorrectDialog ranking={ranking} row={correcting} onClose={() => setCorrecting(null)} />}
    </Section>
  )
}

/** The rows as a file. */
function tableOf(rows: readonly RigaClassifica[], misure: readonly Misura[]): FigureTable {
  const figures = misure.map((misura) => MISURE[misura])
  return {
    head: [
      'Posto',
      'Mese prima',
      'Nome',
      'Agenzia o ufficio',
      ...figures.map(({ label }) => label),
      'Punti',
      'Corretti a mano',
      'Motivo',
    ],
    rows: rows.map((row) => ({
      key: row._id,
      cells: [
        valueCell(row.posizione, 'count'),
        valueCell(row.prima, 'count'),
        nameCell(row.nome),
        nameCell(row.agenzia),
        ...misure.map((misura) => valueCell(row.misure[misura] ?? 0, MISURE[misura].unit)),
        valueCell(row.punti, 'count'),
        valueCell(row.correzione, 'count'),
        nameCell(row.correzioneMotivo),
      ],
    })),
  }
}
