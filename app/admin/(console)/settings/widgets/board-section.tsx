'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { columnKey } from '@/components/predictions/board-column'
import { MonthBoard, monthsKey } from '@/components/predictions/month-board'
import { addMonthsToDay, todayInRome } from '@/lib/core/dates'
import { boardMonths, SCADUTE } from '@/lib/features/predictions/labels'
import { Family, Specimen } from './specimen'

/** Whose cards these are: no list is asked for by this. */
const QUERY = 'filter[agentId]=esempio'
const AREA = 'admin' as const

const card = (id: string, cliente: string, previstaPer: string, importo: number, rivedere: number) => ({
  _id: id,
  version: 1,
  stato: 'aperta',
  cliente,
  praticaId: null,
  previstaPer,
  importo,
  daRivedereIl: addMonthsToDay(todayInRome(), rivedere),
  probabilita: 60,
  agentId: 'esempio',
  agent: { nome: 'Massimiliano', cognome: 'Della Valle Santangelo' },
  bank: { nome: 'Banca di prova' },
})

/** One column late, two with cards, the others empty: as if the server had just said so. */
function primed(): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  })
  const months = boardMonths()
  const [now = '', next = ''] = months
  const late = addMonthsToDay(`${now}-01`, -1)
  const cards: Record<string, object[]> = {
    [SCADUTE]: [card('1', 'Anna Rossi', late, 180_000, -1)],
    [now]: [
      card('2', 'Bruno Verdi', `${now}-01`, 1_432.86, 1),
      card('3', 'Maria Antonietta De Angelis Castiglione', `${now}-01`, 95_000, -1),
    ],
    [next]: [card('4', 'Carla Bianchi', `${next}-01`, 240_000, 1)],
  }
  const columns = [SCADUTE, ...months]
  for (const column of columns) {
    const items = cards[column] ?? []
    const page = { items, total: items.length, totalIsCapped: false, nextCursor: null, prevCursor: null }
    client.setQueryData(columnKey(column, QUERY, AREA), { pages: [page], pageParams: [''] })
  }
  const colonne = columns.flatMap((colonna) => {
    const n = cards[colonna]?.length ?? 0
    return n > 0 ? [{ colonna, n, importo: n * 120_000, ponderato: n * 72_000 }] : []
  })
  client.setQueryData(monthsKey(QUERY, AREA), { io: null, colonne })
  return client
}

/** The board of forecasts, without a server behind it. */
export function BoardSection() {
  const [client] = useState(primed)
  return (
    <Family title="Lavagna">
      <Specimen state="un mese scaduto, due con previsioni, gli altri vuoti" wide>
        <QueryClientProvider client={client}>
          <MonthBoard
            page="/admin/reports/predictions"
            query={QUERY}
            canEdit={false}
            showsAgent
            onClear={() => undefined}
          />
        </QueryClientProvider>
      </Specimen>
    </Family>
  )
}
