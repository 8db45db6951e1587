import { CardTable } from '@/components/data/table/card-table'
import { Box, Text } from '@/components/ui/layout'
import { TableHead } from '@/components/ui/table-head'
import { wholeEuroText } from '@/lib/core/money'
import { CLASSIFICHE } from '@/lib/features/rankings/labels'
import type { RigaRete } from '@/lib/features/rankings/types'
import type { TipoClassifica } from '@/prisma/generated/enums'
import { Movement } from './movement'
import { pointsText } from './ranking-words'
import classes from './rankings.module.css'

type Props = {
  tipo: TipoClassifica
  righe: readonly RigaRete[]
  intorno: readonly RigaRete[]
  label: string
}

/** The rows that a reader may see; one's own with its neighbours where it is further down. */
export function BoardRows({ tipo, righe, intorno, label }: Props) {
  const all = [...righe, ...intorno]
  const shows = {
    punti: all.some(({ punti, mia }) => punti !== null && !mia),
    importi: all.some(({ importo, mia }) => importo !== null && !mia),
    before: all.some(({ prima }) => prima !== null),
  }
  const columns = 2 + Number(shows.punti) + 2 * Number(shows.importi)
  const line = (row: RigaRete) => (
    <tr key={`${row.posizione} ${row.nome} ${row.agenzia}`} data-mine={row.mia || undefined}>
      <td data-label="Posto">
        <Text component="strong" figures display="inline-block" miw="2ch">
          {row.posizione}
        </Text>{' '}
        {shows.before && <Movement posizione={row.posizione} prima={row.prima} />}
      </td>
      <th scope="row">
        {row.nome}
        {row.mia && ' (tu)'}
        {row.agenzia && (
          <Text span display="block" c="dimmed" fz="xs" fw={400}>
            {row.agenzia}
          </Text>
        )}
      </th>
      {shows.importi && (
        <>
          <td data-numeric="true" data-label="Liquidate">
            {row.pratiche}
          </td>
          <td data-numeric="true" data-label="Erogato">
            {row.importo === null ? '' : wholeEuroText(row.importo)}
          </td>
        </>
      )}
      {shows.punti && (
        <td data-numeric="true" data-label="Punti">
          {row.punti === null ? '' : pointsText(row.punti)}
        </td>
      )}
    </tr>
  )
  return (
    <Box px="sm" pb="sm" className={classes.padded}>
      <CardTable label={`${CLASSIFICHE[tipo].title}, ${label}`}>
        <TableHead
          heads={[
            'Posto',
            'Nome',
            shows.importi && { figure: 'Liquidate' },
            shows.importi && { figure: 'Erogato' },
            shows.punti && { figure: 'Punti' },
          ]}
        />
        <tbody>
          {righe.map(line)}
          {intorno.length > 0 && (
            <tr>
              <td colSpan={columns}>…</td>
            </tr>
          )}
          {intorno.map(line)}
        </tbody>
      </CardTable>
    </Box>
  )
}
