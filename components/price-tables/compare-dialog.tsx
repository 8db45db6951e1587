'use client'

import { useQuery } from '@tanstack/react-query'
import { useFirstRows } from '@/components/data/list/use-first-rows'
import { useArea } from '@/components/data/page/area'
import { QueryProblem } from '@/components/data/record/query-problem'
import { FiguresTable } from '@/components/ui/figures-table'
import { Box, Text } from '@/components/ui/layout'
import { Loading } from '@/components/ui/loading'
import { Modal } from '@/components/ui/modal'
import { TableHead } from '@/components/ui/table-head'
import { formatDay } from '@/lib/core/dates'
import { euroText, formatRate, wholeEuroText } from '@/lib/core/money'
import type { Confronto, Versione } from '@/lib/features/price-tables/types'
import { api } from '@/lib/http/client'
import { changeWords } from './change-words'
import type { TableRef } from './table-steps'

type Props = { table: TableRef; pair: readonly [Versione, Versione]; onClose: () => void }

/** Two versions of a grid, cell by cell. */
export function CompareDialog({ table: { path }, pair: [old, next], onClose }: Props) {
  const area = useArea()
  const found = useQuery({
    queryKey: [path, area, 'compare', next._id, old._id],
    queryFn: ({ signal }) =>
      api.get(`/${path}/${next._id}/compare`, { area, signal, query: `con=${old._id}` }),
    meta: { silent: true },
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Dal ${formatDay(old.validFrom)} al ${formatDay(next.validFrom)}: che cosa cambia`}
      size="xl"
    >
      <QueryProblem query={found} />
      {found.data ? <Differences {...found.data} /> : found.isPending && <Loading what="Confronto" />}
    </Modal>
  )
}

const NAMES = ['rata', 'tan', 'taeg', 'spese'] as const
type Name = (typeof NAMES)[number]
type Figures = Record<Name, number>
type Line = { importo: number; durata: number; prima: Figures | null; dopo: Figures | null }

/** So many lines at once. */
const FIRST = 100

function Differences(confronto: Confronto) {
  const { cambiate, nuove, tolte } = confronto
  const lines: Line[] = [
    ...cambiate,
    ...nuove.map((riga) => ({ ...riga, prima: null, dopo: riga })),
    ...tolte.map((riga) => ({ ...riga, prima: riga, dopo: null })),
  ].sort((a, b) => a.importo - b.importo || a.durata - b.durata)
  const { shown, more } = useFirstRows(lines, FIRST)
  return (
    <>
      <Text mb="md">{changeWords(confronto)}.</Text>
      {lines.length > 0 && (
        <FiguresTable label="Differenze" look="boxed">
          <TableHead heads={['Importo e mesi', 'Rata', 'TAN', 'TAEG', 'Spese']} />
          <tbody>
            {shown.map((line) => (
              <tr key={`${line.importo} ${line.durata}`}>
                <th scope="row">
                  {wholeEuroText(line.importo)}, {line.durata} mesi
                  {!line.prima && ' (nuova)'}
                  {!line.dopo && ' (tolta)'}
                </th>
                {NAMES.map((name) => (
                  <td key={name}>
                    <Change name={name} prima={line.prima?.[name]} dopo={line.dopo?.[name]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </FiguresTable>
      )}
      {more}
    </>
  )
}

const textOf = (name: Name, value: number) =>
  name === 'rata' || name === 'spese' ? euroText(value) : formatRate(value, 2)

/** What a figure was and what it is; what stays is said once. */
function Change({ name, prima, dopo }: { name: Name; prima?: number; dopo?: number }) {
  if (prima !== undefined && prima === dopo)
    return (
      <Text span c="dimmed">
        {textOf(name, prima)}
      </Text>
    )
  return (
    <>
      {prima !== undefined && (
        <Box component="del" c="dimmed">
          {textOf(name, prima)}
        </Box>
      )}
      {prima !== undefined && dopo !== undefined && ' → '}
      {dopo !== undefined && (
        <Text component="ins" fw={600}>
          {textOf(name, dopo)}
        </Text>
      )}
    </>
  )
}
