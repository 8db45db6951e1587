import { CardTable } from '@/components/data/table/card-table'
import { EmptyState } from '@/components/ui/empty-state'
import { TableHead } from '@/components/ui/table-head'
import { formatDay } from '@/lib/core/dates'
import { euroText, formatEuro, formatRate, toCents } from '@/lib/core/money'
import type { PraticaDetail } from '@/lib/features/pratiche/data'
import { ReverseShare } from './reverse-share'

type Righe = NonNullable<PraticaDetail['provvigioni']>

/** Whose share it is. */
export const QUOTE: Record<Righe[number]['quota'], string> = {
  agente: 'Agente',
  manager: 'Manager',
  agenzia: 'Agenzia',
  sede: 'Sede',
}

/** How the gross was split when the case was paid out; reversals are negative lines of their own. */
export function Commissions({ righe }: { righe: Righe }) {
  if (righe.length === 0) {
    return (
      <EmptyState title="Nessuna provvigione, per ora">
        Maturano quando la pratica è liquidata, con le percentuali fissate alla sua apertura.
      </EmptyState>
    )
  }
  const canReverse = righe.some(({ resta }) => resta !== null)
  const total = righe.reduce((sum, { importo }) => sum + toCents(importo), 0)
  return (
    <CardTable label="Provvigioni">
      <TableHead
        heads={[
          'Quota',
          'Maturata',
          { figure: 'Percentuale' },
          { figure: 'Importo' },
          canReverse && 'Storno',
        ]}
      />
      <tbody>
        {righe.map(({ _id, quota, storno, maturataAt, percentuale, importo, resta }) => (
          <tr key={_id}>
            <th scope="row">
              {QUOTE[quota]}
              {storno && ' (storno)'}
            </th>
            <td data-label="Maturata">{formatDay(new Date(maturataAt))}</td>
            <td data-label="Percentuale" data-numeric>
              {formatRate(percentuale)}
            </td>
            <td data-label="Importo" data-numeric>
              {euroText(importo)}
            </td>
            {canReverse && (
              <td>{resta !== null && resta > 0 && <ReverseShare id={_id} quota={quota} resta={resta} />}</td>
            )}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Totale</th>
          <td />
          <td />
          <td data-numeric>{formatEuro(total)}</td>
          {canReverse && <td />}
        </tr>
      </tfoot>
    </CardTable>
  )
}
