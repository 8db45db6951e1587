'use client'

import Link from 'next/link'
import { FunnelCard } from '@/components/data/charts/drawn-cards'
import { useRows } from '@/components/data/use-rows'
import { Section, SectionGrid } from '@/components/shell/section'
import { rowsQuery } from '@/lib/area-pages/first-rows'
import { formatWholeEuro, toCents } from '@/lib/core/money'
import type { SummaryReply, SummaryView } from '@/lib/reports/summary/view'
import type { ReportReply } from '@/lib/reports/view'
import { BreakdownCharts } from './breakdown-charts'
import { ComparedTable } from './compared-table'
import classes from './sheet.module.css'
import { monthOfToday, ownFilter, yearOfToday } from './sheet-periods'

type Props = { view: SummaryView }

const STALLED = '/agents/reports/PraticheFerme'
const count = new Intl.NumberFormat('it-IT', { useGrouping: 'always' })
const euro = (value: number | null | undefined) => formatWholeEuro(toCents(value ?? 0))

/** How the agent's own month and year go: beside last year's and the team's, and what they are made of. */
export function AgentSheet({ view }: Props) {
  const { data: me } = useRows<{ _id: string }>('agents/getMe', '')
  if (!me) return null
  return <Sheet view={view} own={ownFilter(view, me._id)} />
}

function Sheet({ view, own }: Props & { own: Record<string, string> }) {
  return (
    <>
      <SectionGrid>
        <ComparedTable title="Il tuo mese" view={view} period={monthOfToday()} own={own} />
        <ComparedTable title="Il tuo anno" view={view} period={yearOfToday()} own={own} />
      </SectionGrid>
      <SectionGrid>
        <Goal view={view} own={own} />
        <Stalled own={own} />
      </SectionGrid>
      <OwnLeads own={own} />
      <BreakdownCharts view={view} own={own} />
    </>
  )
}

/** What the month has brought, what is still expected of it, and what it was to bring. */
function Goal({ view, own }: { view: SummaryView; own: Record<string, string> }) {
  const { data } = useRows<SummaryReply>(view.path, rowsQuery(Object.entries({ ...monthOfToday(), ...own })))
  const figures = data?.totals.figures
  if (!figures) return null
  const { erogato, previsto, budget } = figures
  const expected = (erogato ?? 0) + (previsto ?? 0)
  return (
    <Section title="Obiettivo del mese">
      <p className={classes.line}>
        Erogati <strong>{euro(erogato)}</strong>, previsti ancora <strong>{euro(previsto)}</strong>: in tutto{' '}
        {euro(expected)}.
      </p>
      <p className={classes.line}>
        {budget
          ? expected >= budget
            ? `L’obiettivo di ${euro(budget)} è a portata: le previsioni lo coprono.`
            : `Per l’obiettivo di ${euro(budget)} mancano ${euro(budget - expected)}.`
          : 'Per questo mese non c’è un obiettivo.'}
      </p>
      <p>
        <Link href="/agents/reports/predictions">Apri le previsioni</Link>
      </p>
    </Section>
  )
}

/** The agent's own stalled cases, as their list counts them. */
function Stalled({ own }: { own: Record<string, string> }) {
  const query = rowsQuery(Object.entries({ ...own, limit: '1' }))
  const { data } = useRows<ReportReply>('reports/praticheFerme', query)
  if (!data) return null
  const { pratiche = 0, importo } = data.totals
  return (
    <Section title="Pratiche ferme">
      {pratiche === 0 ? (
        <p className={classes.line}>Nessuna: in tutte le tue pratiche è successo qualcosa di recente.</p>
      ) : (
        <p className={classes.line}>
          <Link href={`${STALLED}?${rowsQuery(Object.entries(own))}`}>
            {pratiche === 1 ? 'Una pratica ferma' : `${count.format(pratiche)} pratiche ferme`}
          </Link>
          , per {euro(importo)}.
        </p>
      )}
    </Section>
  )
}

/** How far the requests of the year have come. */
function OwnLeads({ own }: { own: Record<string, string> }) {
  const query = rowsQuery(Object.entries({ ...yearOfToday(), ...own, gruppo: 'prodotto' }))
  const { data } = useRows<SummaryReply>('reports/agents-statistics', query)
  const figures = data?.totals.figures
  if (!figures) return null
  const steps = [
    ['lead', 'Ricevute'],
    ['nContattati', 'Contattate'],
    ['nAppuntamenti', 'Con un appuntamento'],
    ['nConvertiti', 'Diventate pratiche'],
  ] as const
  return (
    <FunnelCard
      title="Le tue richieste dell’anno"
      description="Passi avvenuti quest’anno, anche di richieste arrivate l’anno prima."
      measure="Richieste"
      pointHead="Passo"
      unit="count"
      steps={figures.lead ? steps.map(([key, label]) => ({ key, label, value: figures[key] ?? 0 })) : []}
      empty="Quest’anno non hai ancora ricevuto richieste."
    />
  )
}
