'use client'

import { FunnelCard } from '@/components/data/charts/drawn-cards'
import { WaitingCard } from '@/components/data/charts/waiting-card'
import { useReply, useRows } from '@/components/data/list/use-rows'
import { IntentLink } from '@/components/ui/intent-link'
import { Text } from '@/components/ui/layout'
import { Section, SectionGrid } from '@/components/ui/section'
import { SkeletonText } from '@/components/ui/skeletons'
import {
  goalOf,
  LEAD_STEPS,
  monthOfToday,
  NONE_STALLED,
  type Own,
  ownFilter,
  ownRows,
  stalledWords,
  wholeEuro,
  yearOfToday,
} from '@/lib/features/reports/scheda-schema'
import type { SummaryReply, SummaryView } from '@/lib/reports/summary/view'
import { rowsQuery } from '@/lib/resources/first-rows'
import { BreakdownCharts } from './breakdown-charts'
import { ComparedTable } from './compared-table'

type Props = { view: SummaryView }
type OwnProps = Props & { own: Own }

const STALLED = '/agents/reports/PraticheFerme'

/** How the agent's own month and year go: beside last year's and the team's, and what they are made of. */
export function AgentSheet({ view }: Props) {
  const { data: me } = useReply('agents/getMe', '')
  const own = me ? ownFilter(view, me._id) : null
  return (
    <>
      <SectionGrid>
        <ComparedTable title="Il tuo mese" view={view} period={monthOfToday()} own={own} />
        <ComparedTable title="Il tuo anno" view={view} period={yearOfToday()} own={own} />
      </SectionGrid>
      <SectionGrid>
        <Goal view={view} own={own} />
        <Stalled own={me ? ownRows(view, me._id) : null} />
      </SectionGrid>
      <OwnLeads own={own} />
      <BreakdownCharts view={view} own={own} />
    </>
  )
}

/** What the month has brought, what is still expected of it, and what it was to bring. */
function Goal({ view, own }: OwnProps) {
  const { data, isLoadingError } = useRows<SummaryReply>(
    view.path,
    own && rowsQuery(Object.entries({ ...monthOfToday(), ...own })),
  )
  if (isLoadingError) return null
  const goal = data && goalOf(data.totals.figures)
  return (
    <Section title="Obiettivo del mese">
      {goal ? (
        <>
          <Text mb="xs">
            Erogati <strong>{goal.paid}</strong>, previsti ancora <strong>{goal.coming}</strong>: in tutto{' '}
            {goal.whole}.
          </Text>
          <Text mb="xs">{goal.words}</Text>
        </>
      ) : (
        <SkeletonText lines={2} />
      )}
      <p>
        <IntentLink href="/agents/reports/predictions">Apri le previsioni</IntentLink>
      </p>
    </Section>
  )
}

/** The agent's own stalled cases, as their list counts them. */
function Stalled({ own }: { own: Own }) {
  const query = own && rowsQuery(Object.entries({ ...own, limit: '1' }))
  const { data, isLoadingError } = useReply('reports/praticheFerme', query)
  if (isLoadingError) return null
  const { pratiche = 0, importo } = data?.totals ?? {}
  return (
    <Section title="Pratiche ferme">
      {!data || !own ? (
        <SkeletonText lines={1} />
      ) : pratiche === 0 ? (
        <Text mb="xs">{NONE_STALLED}</Text>
      ) : (
        <Text mb="xs">
          <IntentLink href={`${STALLED}?${rowsQuery(Object.entries(own))}`}>
            {stalledWords(pratiche)}
          </IntentLink>
          , per {wholeEuro(importo)}.
        </Text>
      )}
    </Section>
  )
}

const LEADS = {
  title: 'Le tue richieste dell’anno',
  description: 'Le richieste arrivate quest’anno che oggi segui, e quante sono venute fin lì.',
}

/** How far the requests of the year have come. */
function OwnLeads({ own }: { own: Own }) {
  const query = own && rowsQuery(Object.entries({ ...yearOfToday(), ...own, gruppo: 'prodotto' }))
  const { data, isLoadingError } = useReply('reports/agents-statistics', query)
  if (isLoadingError) return null
  if (!data) return <WaitingCard {...LEADS} lines={LEAD_STEPS.length} />
  const { figures } = data.totals
  return (
    <FunnelCard
      {...LEADS}
      measure="Richieste"
      pointHead="Passo"
      unit="count"
      steps={figures.lead ? LEAD_STEPS.map(([key, label]) => ({ key, label, value: figures[key] ?? 0 })) : []}
      empty="Quest’anno non hai ancora ricevuto richieste."
    />
  )
}
