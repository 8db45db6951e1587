'use client'

import { useState } from 'react'
import { Kpi, Kpis } from '@/components/data/charts/kpi'
import kpi from '@/components/data/charts/kpi.module.css'
import tabs from '@/components/data/list/view-tabs.module.css'
import { listOf, PAGAMENTI } from '@/components/home/home-words'
import { monthAndYear, monthName } from '@/components/home/month-words'
import { Text } from '@/components/ui/layout'
import { formatEuro } from '@/lib/core/money'
import { capitalized } from '@/lib/core/text'
import type { Desk, DeskFigure, DeskFigures as Figures } from '@/lib/features/home/desk/types'
import type { Opens } from './desk'
import classes from './desk.module.css'
import { CASES, COMMISSIONS, FORECASTS, LEADS, MOVEMENTS, RANKINGS, STATISTICS } from './desk-paths'

type Props = {
  desk: Pick<Desk, 'agent' | 'mese' | 'anno' | 'classifica' | 'previsioni'>
  opens: Opens
}

/** How the month and the year go, each beside the same days of a year before. */
export function DeskFigures({ desk: { agent, mese, anno, classifica, previsioni }, opens }: Props) {
  const [period, setPeriod] = useState<'mese' | 'anno'>('mese')
  const figures = period === 'mese' ? mese : anno
  const month = mese.from.slice(0, 7)
  const name = monthAndYear(month)
  const labels = { mese: capitalized(name), anno: `Anno ${month.slice(0, 4)}` }
  return (
    <section aria-label="Risultati">
      <nav className={`${tabs.tabs} ${classes.tabs}`} aria-label="Periodo">
        {(['mese', 'anno'] as const).map((name) => (
          <button
            key={name}
            type="button"
            className={tabs.tab}
            aria-current={name === period || undefined}
            onClick={() => setPeriod(name)}
          >
            {labels[name]}
          </button>
        ))}
      </nav>
      <Kpis>
        <All figures={figures} agentId={agent._id} opens={opens} base={baseOf(period, month)} />
        <Rank rank={classifica} opens={opens} />
        {previsioni && <Forecasts forecast={previsioni} month={month} agentId={agent._id} opens={opens} />}
      </Kpis>
    </section>
  )
}

/** What a figure is compared with: the same days. */
function baseOf(period: 'mese' | 'anno', month: string): string {
  const year = Number(month.slice(0, 4)) - 1
  return `negli stessi giorni ${period === 'anno' ? 'del' : `di ${monthName(month)}`} ${year}`
}

type AllProps = { figures: Figures; agentId: string; opens: Opens; base: string }

function All({ figures, agentId, opens, base }: AllProps) {
  const {
    richieste,
    aperte,
    entroOra,
    convertite,
    deliberate,
    erogato,
    provvigioni,
    voto,
    obiettivo,
    raggiunto,
  } = figures
  const days = `${figures.from}..${figures.to}`
  const leads = (more: Record<string, string> = {}) =>
    opens.leads ? listOf(LEADS, { agentId, createdAt: days, ...more }) : undefined
  const cases = (filters: Record<string, string>) =>
    opens.cases ? listOf(CASES, { agentId, ...filters }) : undefined
  const whole = new URLSearchParams({ from: figures.from, to: figures.to, 'filter[agentId]': agentId })
  const statistics = opens.reports ? `${STATISTICS}?${whole}` : undefined
  return (
    <>
      <Counted label="Richieste ricevute" figure={richieste} base={base} href={leads()} />
      <Rate
        label="Richiamate entro un’ora"
        figure={entroOra}
        base={base}
        none="nessuna richiesta contattata nel periodo"
        href={statistics}
      />
      <Rate
        label="Richieste convertite"
        figure={convertite}
        base={base}
        none="nessuna richiesta nel periodo"
        href={statistics}
      />
      <Counted label="Pratiche nuove" figure={aperte} base={base} href={cases({ createdAt: days })} />
      <Rate
        label="Pratiche deliberate"
        figure={deliberate}
        base={base}
        none="nessuna pratica decisa nel periodo"
        href={statistics}
      />
      <Counted
        label="Importo erogato"
        figure={erogato}
        base={base}
        unit="euro"
        href={opens.reports ? listOf(MOVEMENTS, { agentId, at: days, movimento: PAGAMENTI }) : undefined}
        target={obiettivo}
        reached={raggiunto}
      />
      {provvigioni && (
        <Counted
          label="Provvigioni maturate"
          figure={provvigioni}
          base={base}
          unit="euro"
          href={listOf(COMMISSIONS, { agentId, quota: 'agente', at: days })}
        />
      )}
      <Stars figure={voto} base={base} />
    </>
  )
}

type CountedProps = {
  label: string
  figure: DeskFigure
  base: string
  unit?: 'count' | 'euro'
  href?: string
  target?: number | null
  reached?: number | null
}

const Counted = ({
  label,
  figure: { value, before },
  base,
  unit = 'count',
  href,
  target,
  reached,
}: CountedProps) => (
  <Kpi
    label={label}
    value={value ?? 0}
    unit={unit}
    base={{ label: base, value: before ?? 0 }}
    moreIs="good"
    href={href}
    target={target}
    reached={reached}
  />
)

type RateProps = { label: string; figure: DeskFigure; base: string; none: string; href?: string }

/** A percentage; of nothing there is none, and it is said why. */
function Rate({ label, figure: { value, before }, base, none, href }: RateProps) {
  if (value === null) return <Missing label={label} why={none} />
  return (
    <Kpi
      label={label}
      value={Math.round(value)}
      unit="percent"
      base={before === null ? undefined : { label: base, value: Math.round(before) }}
      moreIs="good"
      href={href}
    />
  )
}

function Stars({ figure: { value, before }, base }: { figure: DeskFigure; base: string }) {
  const label = 'Voto dei clienti'
  if (value === null) return <Missing label={label} why="nessun voto nel periodo" />
  const digit = (stars: number) => Math.round(stars * 10) / 10
  return (
    <Kpi
      label={label}
      value={digit(value)}
      base={before === null ? undefined : { label: base, value: digit(before) }}
      moreIs="good"
      note="su 5"
    />
  )
}

/** Of the last ranking that was published, whatever the period. */
function Rank({ rank, opens }: { rank: Desk['classifica']; opens: Opens }) {
  const label = 'Posizione in classifica'
  if (!rank) return <Missing label={label} why="in nessuna classifica pubblicata" />
  const { _id, posizione, partecipanti, anno, mese } = rank
  const month = monthAndYear(`${anno}-${String(mese).padStart(2, '0')}`)
  const href = opens.rankings ? `${RANKINGS}/${_id}` : undefined
  return <Kpi label={label} value={posizione} href={href} note={`su ${partecipanti}, ${month}`} />
}

type ForecastProps = {
  forecast: NonNullable<Desk['previsioni']>
  month: string
  agentId: string
  opens: Opens
}

/** What the agent expects of this month and has not come about yet. */
function Forecasts({ forecast: { n, importo }, month, agentId, opens }: ForecastProps) {
  const filters = { agentId, stato: 'aperta', previstaPer: `${month}-01..${month}-01` }
  return (
    <Kpi
      label="Previsioni aperte del mese"
      value={n}
      href={opens.cases ? listOf(FORECASTS, filters) : undefined}
      note={formatEuro(importo)}
    />
  )
}

/** There is nothing to measure: a zero would be a judgement. */
const Missing = ({ label, why }: { label: string; why: string }) => (
  <div className={kpi.root}>
    <Text span c="dimmed" fz="xs" lh={1.4} figures className={kpi.label}>
      {label}
    </Text>
    <span className={kpi.value}>–</span>
    <Text span c="dimmed" fz="xs" lh={1.4} figures>
      {why}
    </Text>
  </div>
)
