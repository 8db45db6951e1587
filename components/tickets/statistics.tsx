'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChartCard } from '@/components/data/charts/chart-card'
import { HeatCard } from '@/components/data/charts/drawn-cards'
import { Kpi, Kpis } from '@/components/data/charts/kpi'
import { useListParams } from '@/components/data/list/use-list-query'
import { PageHeader } from '@/components/data/page/page-header'
import { ErrorState } from '@/components/ui/error-state'
import { Facts } from '@/components/ui/facts'
import { Stack, Text, Tiles } from '@/components/ui/layout'
import { SkeletonTable } from '@/components/ui/skeletons'
import { formatDay, todayInRome } from '@/lib/core/dates'
import type { Statistics } from '@/lib/features/tickets/statistics-schema'
import { api } from '@/lib/http/client'
import { StatisticsFilters } from './statistics-filters'
import { StatisticsTable } from './statistics-table'
import {
  type Asked,
  figureFilters,
  keptText,
  minutesText,
  shareText,
  starsText,
  ticketsHref,
} from './statistics-words'

const NAMES = ['from', 'to', 'categoryId', 'assigneeId', 'priorita', 'ruolo'] as const
const WEEKDAYS = ['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom']
const HOURS = Array.from({ length: 24 }, (_, ora) => ora)

/** How the help desk does: what comes and goes, whether answers come in time, and what people say of them. */
export function TicketStatistics() {
  const params = useListParams()
  const chosen = Object.fromEntries(NAMES.map((name) => [name, params.get(name)])) as Asked
  const query = new URLSearchParams(
    Object.entries(chosen).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
  const found = useQuery({
    queryKey: ['tickets', 'statistics', String(query)],
    queryFn: ({ signal }) => api.get('/tickets/statistics', { area: 'admin', signal, query }),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  })
  const { data } = found
  return (
    <>
      <PageHeader title="Statistiche ticket">
        Quanti ticket arrivano e quanti si risolvono, se le risposte arrivano in tempo e che cosa ne pensa chi
        chiede. I tempi sono minuti di ufficio aperto.
      </PageHeader>
      <Stack miw={0}>
        <StatisticsFilters chosen={chosen} shown={data} />
        {found.isLoadingError && (
          <ErrorState onRetry={() => void found.refetch()}>{found.error.message}</ErrorState>
        )}
        {found.isPending && <SkeletonTable />}
        {data && !found.isLoadingError && <Shown data={data} chosen={chosen} />}
      </Stack>
    </>
  )
}

function Shown({ data, chosen: { from: _from, to: _to, ...chosen } }: { data: Statistics; chosen: Asked }) {
  const { aperti, risolti, riaperti, arretrato, primaRisposta, soluzione, voti, messaggi } = data
  const counted = figureFilters(data)
  // What was left on another day is in no list: some of it has been solved since.
  const isToday = data.to === todayInRome()
  return (
    <>
      <Kpis>
        <Kpi label="Aperti nel periodo" value={aperti} href={ticketsHref(chosen, counted.aperti)} />
        <Kpi label="Risolti nel periodo" value={risolti} href={ticketsHref(chosen, counted.risolti)} />
        <Kpi
          label="Riaperti almeno una volta"
          value={riaperti}
          href={ticketsHref(chosen, counted.riaperti)}
          note={`${shareText(riaperti, risolti)} dei risolti nel periodo`}
        />
        <Kpi
          label="Da risolvere"
          value={arretrato}
          href={isToday ? ticketsHref(chosen, counted.daRisolvere) : undefined}
          note={`alla fine del ${formatDay(data.to)}`}
        />
        <Kpi
          label="Stelle"
          value={voti.media === null ? null : Math.round(voti.media * 10) / 10}
          href={voti.n > 0 ? ticketsHref(chosen, counted.voti) : undefined}
          note={
            voti.n === 0
              ? 'nessun voto nel periodo'
              : `${voti.n === 1 ? 'un voto' : `${voti.n} voti`} su ${risolti} risolti; ${shareText(voti.buoni, voti.n)} di 4 o 5`
          }
        />
      </Kpis>
      <Tiles
        component="section"
        least={280}
        p="md"
        bg="var(--bg-raised)"
        bd="1px solid var(--line)"
        bdrs="md"
        aria-label="Tempi"
      >
        <Times title="Prima risposta" tempo={primaRisposta} />
        <Times title="Soluzione" tempo={soluzione} />
        <div>
          <Text component="h2" mb="xs" fz="sm" fw={700}>
            Messaggi in media
          </Text>
          <Facts rows={[['Per ticket', starsText(messaggi)]]} />
        </div>
      </Tiles>
      <ChartCard
        title="Giorno per giorno"
        description="Aperti e risolti, e quanti restavano da risolvere alla fine del giorno."
        kind="bar"
        measure="Ticket"
        unit="count"
        series={[
          { name: 'aperti', label: 'Aperti', tone: 'now' },
          { name: 'risolti', label: 'Risolti', tone: 'second' },
          { name: 'arretrato', label: 'Da risolvere', tone: 'third', drawn: 'line' },
        ]}
        points={data.giorni.map(({ date, ...values }) => ({
          key: date,
          label: `${date.slice(8)}/${date.slice(5, 7)}`,
          long: formatDay(date),
          href: ticketsHref(chosen, figureFilters({ from: date, to: date }).aperti),
          hrefs: { risolti: ticketsHref(chosen, figureFilters({ from: date, to: date }).risolti) },
          values,
        }))}
        pointHead="Giorno"
      />
      <HeatCard
        title="Quando arrivano"
        description="Ticket aperti per giorno della settimana e ora."
        measure="Ticket aperti"
        pointHead="Giorno"
        unit="count"
        rows={WEEKDAYS.map((label, at) => ({ key: String(at + 1), label }))}
        columns={HOURS.filter((ora) => data.ore.some((one) => one.ora === ora)).map((ora) => ({
          key: String(ora),
          label: String(ora),
        }))}
        cells={data.ore.map(({ giorno, ora, n }) => ({ row: String(giorno), column: String(ora), value: n }))}
      />
      <StatisticsTable
        title="Per categoria"
        head="Categoria"
        rows={data.categorie}
        period={data}
        chosenFor={({ _id }) => ({ ...chosen, categoryId: _id })}
      />
      <StatisticsTable
        title="Per chi risponde"
        head="Chi"
        rows={data.persone}
        period={data}
        chosenFor={({ _id }) => ({ ...chosen, assigneeId: _id ?? 'null' })}
      />
    </>
  )
}

function Times({ title, tempo }: { title: string; tempo: Statistics['soluzione'] }) {
  const { entro, oltre, mediana, p90 } = tempo
  return (
    <div>
      <Text component="h2" mb="xs" fz="sm" fw={700}>
        {title}
      </Text>
      <Facts
        rows={[
          ['In tempo', `${keptText(tempo)} (${entro} su ${entro + oltre})`],
          ['Metà entro', minutesText(mediana)],
          ['9 su 10 entro', minutesText(p90)],
        ]}
      />
    </div>
  )
}
