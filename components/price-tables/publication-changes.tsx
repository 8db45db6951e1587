'use client'

import { useQuery } from '@tanstack/react-query'
import { useArea } from '@/components/data/page/area'
import { QueryProblem } from '@/components/data/record/query-problem'
import { Box, Text } from '@/components/ui/layout'
import { Loading } from '@/components/ui/loading'
import { formatDay } from '@/lib/core/dates'
import { euroText, formatRate, wholeEuroText } from '@/lib/core/money'
import type { Confronto, Versione } from '@/lib/features/price-tables/types'
import type { GridJump, GridSummary } from '@/lib/finance/grid-change'
import { api } from '@/lib/http/client'
import { changeWords } from './change-words'
import type { TableRef } from './table-steps'

type Props = { table: TableRef; before: Versione | null }

/** What visitors will find changed, against the version that holds until then. */
export function PublicationChanges({ table, before }: Props) {
  if (!before)
    return <p>È la prima versione pubblicata: fino a quel giorno il sito non usa questa tabella.</p>
  return <Changes table={table} before={before} />
}

function Changes({ table: { path, id }, before }: { table: TableRef; before: Versione }) {
  const area = useArea()
  const found = useQuery({
    queryKey: [path, area, 'compare', id, before._id],
    queryFn: ({ signal }) => api.get(`/${path}/${id}/compare`, { area, signal, query: `con=${before._id}` }),
    meta: { silent: true },
  })
  if (found.isLoadingError) return <QueryProblem query={found} />
  if (!found.data) return <Loading what="Confronto con la versione in vigore" />
  return (
    <>
      <QueryProblem query={found} />
      <Summary {...found.data} validFrom={before.validFrom} />
    </>
  )
}

const rate = (value: number) => `${formatRate(value, 2)}`

const LINES = [
  { name: 'taeg', label: 'TAEG più basso', text: ({ min }: { min: number; max: number }) => rate(min) },
  { name: 'rata', label: 'Rata più bassa', text: ({ min }: { min: number; max: number }) => euroText(min) },
  {
    name: 'spese',
    label: 'Spese e imposte',
    text: ({ min, max }: { min: number; max: number }) =>
      min === max ? euroText(min) : `da ${euroText(min)} a ${euroText(max)}`,
  },
] as const

/** So many jumps are named; the rest are counted. */
const SHOWN = 5

function Summary({ sintesi, salti, validFrom, ...confronto }: Confronto & { validFrom: string }) {
  const more = salti.length - SHOWN
  return (
    <>
      <p>
        Rispetto alla versione dal {formatDay(validFrom)}: {changeWords(confronto)}.
      </p>
      <ul>
        {LINES.map(({ name, label, text }) => (
          <li key={name}>
            {label}: <Step name={name} text={text} {...sintesi} />
          </li>
        ))}
      </ul>
      {salti.length > 0 && (
        <>
          <p>
            <strong>Cambiamenti insoliti, di oltre un punto: controlla la virgola.</strong>
          </p>
          <ul data-tone="warn">
            {salti.slice(0, SHOWN).map((salto) => (
              <li key={`${salto.importo} ${salto.durata} ${salto.campo}`}>{jumpWords(salto)}</li>
            ))}
          </ul>
          {more > 0 && <p>{more === 1 ? 'E un altro.' : `E altri ${more}.`}</p>}
        </>
      )}
    </>
  )
}

type StepProps = Confronto['sintesi'] & {
  name: keyof GridSummary
  text: (range: { min: number; max: number }) => string
}

function Step({ prima, dopo, name, text }: StepProps) {
  const [was, is] = [prima, dopo].map((summary) => (summary ? text(summary[name]) : 'nessuna riga'))
  return was === is ? (
    <span>{is}, come prima</span>
  ) : (
    <>
      <Box component="del" c="dimmed">
        {was}
      </Box>{' '}
      →{' '}
      <Text component="ins" fw={600}>
        {is}
      </Text>
    </>
  )
}

const NAMES = { taeg: 'TAEG', tan: 'TAN', spese: 'spese, in % dell’importo,' } as const

const jumpWords = ({ importo, durata, campo, prima, dopo }: GridJump) =>
  `${wholeEuroText(importo)} in ${durata} mesi: ${NAMES[campo]} da ${rate(prima)} a ${rate(dopo)}`
