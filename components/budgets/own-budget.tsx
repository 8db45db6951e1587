import { CASES, MOVEMENTS } from '@/components/agents/paths'
import { ChartCard } from '@/components/data/charts/chart-card'
import { Kpi, Kpis } from '@/components/data/charts/kpi'
import { PageHeader } from '@/components/data/page/page-header'
import { listOf, PAGAMENTI } from '@/components/home/home-words'
import { daysOf, inMonth, monthAndYear } from '@/components/home/month-words'
import { RefreshOn } from '@/components/shell/refresh-on'
import { EmptyState } from '@/components/ui/empty-state'
import { FiguresTable } from '@/components/ui/figures-table'
import { IntentLink } from '@/components/ui/intent-link'
import { Stack } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { TableHead } from '@/components/ui/table-head'
import { toCents, wholeEuroText } from '@/lib/core/money'
import { MESI } from '@/lib/features/budgets/schema'
import type { Missing, OwnYear } from '@/lib/features/budgets/types'
import { STATI, type Stato } from '@/lib/words/case-states'
import { goalWords } from '@/lib/words/goals'
import classes from './budget.module.css'
import { type Figures, monthOf } from './budget-words'
import { TeamBudget } from './team-budget'

type Props = {
  year: OwnYear
  /** 'YYYY-MM-DD' in Italy. */
  today: string
  agentId: string
  /** Whether the reader leads a team. */
  canPropose: boolean
}

const cents = (figures: Figures | undefined, name: string) => toCents(figures?.[name] ?? 0)

/** Of what has a target: what was paid out and what is still expected. */
const expectedOf = (figures: Figures | undefined) =>
  cents(figures, 'conObiettivo') + cents(figures, 'previstoConObiettivo')

/** The agent's own targets: the month and the year, month by month, what would fill them, and the team's. */
export function OwnBudget({ year, today, agentId, canPropose }: Props) {
  const { anno, own, missing, team } = year
  const month = today.slice(0, 7)
  const now = own.mesi[Number(today.slice(5, 7)) - 1]
  // Whose everything in sight is needs no name.
  const whose: Record<string, string> = team ? { agentId } : {}
  const approved = listOf(CASES, { stato: 'deliberata,stipula', ...whose })
  return (
    <>
      <RefreshOn events={['pratica.updated']} />
      <PageHeader title={`Budget ${anno}`}>
        I tuoi obiettivi accanto a quanto è stato erogato e a quanto prevedi ancora.
      </PageHeader>
      <Stack miw={0}>
        <Kpis>
          <Kpi
            label={`Erogato ${inMonth(month)}`}
            value={cents(now, 'erogato')}
            unit="euro"
            target={cents(now, 'budget')}
            reached={cents(now, 'conObiettivo')}
            href={paidIn(daysOf(month), whose)}
          />
          <Kpi
            label={`Erogato nel ${anno}`}
            value={cents(own.totale, 'erogato')}
            unit="euro"
            target={cents(own.totale, 'budget')}
            reached={cents(own.totale, 'conObiettivo')}
            href={paidIn(`${anno}-01-01..${anno}-12-31`, whose)}
          />
          <Kpi
            label={`Atteso ${inMonth(month)}`}
            value={cents(now, 'atteso')}
            unit="euro"
            isExpected
            target={cents(now, 'budget')}
            reached={expectedOf(now)}
            note="l’erogato e le tue previsioni aperte, per la loro probabilità"
          />
          <Kpi
            label={`Atteso nel ${anno}`}
            value={cents(own.totale, 'atteso')}
            unit="euro"
            isExpected
            target={cents(own.totale, 'budget')}
            reached={expectedOf(own.totale)}
          />
        </Kpis>
        <ChartCard
          kind="bar"
          title="Mese per mese"
          measure="Euro"
          unit="euro"
          series={[
            { name: 'budget', label: 'Budget', tone: 'before' },
            { name: 'erogato', label: 'Erogato netto', tone: 'now' },
          ]}
          points={own.mesi.map((figures, index) => ({
            key: String(index),
            label: MESI[index] ?? '',
            long: monthAndYear(monthOf(anno, index)),
            values: { budget: cents(figures, 'budget'), erogato: cents(figures, 'erogato') },
          }))}
          pointHead="Mese"
        />
        <Missed missing={missing} now={now} href={approved} />
        {team && <TeamBudget year={team} canPropose={canPropose} />}
      </Stack>
    </>
  )
}

/** The payments and reversals that an amount is made of. */
const paidIn = (at: string, whose: Record<string, string>) =>
  listOf(MOVEMENTS, {
    at,
    movimento: PAGAMENTI,
    ...whose,
  })

type MissedProps = { missing: Missing; now: Figures | undefined; href: string }

/** How far the month is, and the approved cases that would fill it. */
function Missed({ missing, now, href }: MissedProps) {
  const { total, importo, items } = missing
  const words = goalWords({
    erogato: now?.conObiettivo ?? 0,
    previsto: now?.previstoConObiettivo ?? 0,
    budget: now?.budget ?? null,
  })
  return (
    <Section
      title="Che cosa manca"
      description={words}
      flush
      actions={
        total > 0 && <IntentLink href={href}>{`Tutte (${total}), ${wholeEuroText(importo)}`}</IntentLink>
      }
    >
      {items.length === 0 ? (
        <EmptyState title="Nessuna pratica deliberata o alla stipula">
          Quando la banca ne delibera una, la trovi qui con quanto porta al mese.
        </EmptyState>
      ) : (
        <FiguresTable className={classes.cases}>
          <TableHead heads={['Cliente', 'Banca', 'Stato', 'Codice', 'Importo']} />
          <tbody>
            {items.map(({ _id, codice, cliente, stato, banca, importo: amount }) => (
              <tr key={_id}>
                <th scope="row">
                  <IntentLink href={`${CASES}/${_id}`}>{cliente}</IntentLink>
                </th>
                <td>{banca ?? '–'}</td>
                <td>{STATI[stato as Stato].label}</td>
                <td>{codice}</td>
                <td>{wholeEuroText(amount)}</td>
              </tr>
            ))}
          </tbody>
        </FiguresTable>
      )}
    </Section>
  )
}
