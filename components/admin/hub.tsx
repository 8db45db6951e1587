import Link from 'next/link'
import { MonthChart } from '@/components/agents/month-chart'
import { daysOf, monthAndYear, monthName } from '@/components/agents/month-words'
import type { NavGroup } from '@/components/shell/navigation/types'
import { PageHeader } from '@/components/shell/page-header'
import { Section, SectionGrid } from '@/components/shell/section'
import { Stat, Stats } from '@/components/shell/stat'
import { EmptyState } from '@/components/ui/empty-state'
import { formatWholeEuro } from '@/lib/core/money'
import type { Overview } from '@/lib/features/overview/data'
import classes from './hub.module.css'

type Props = { nome: string; overview: Overview; navigation: readonly NavGroup[] }

const list = (path: string, filters: Record<string, string>) =>
  `/admin/${path}?${new URLSearchParams(Object.entries(filters).map(([name, value]) => [`filter[${name}]`, value]))}`

/** The last twelve months, each with the same month a year before. */
const compared = (months: Overview['months'], what: 'aperte' | 'liquidate') =>
  months.slice(-12).map(({ mese, [what]: valore }, index) => ({
    mese,
    valore,
    annoPrima: months.slice(-24, -12)[index]?.[what] ?? 0,
  }))

/** What must be done now, how the months compare, and the way to everything else. */
export function Hub({ nome, overview: { leads, cases, months }, navigation }: Props) {
  const [now, before, yearAgo] = [months.at(-1), months.at(-2), months.at(-13)]
  const groups = navigation.filter(({ label }) => label !== '')
  const screens = groups.flatMap((group) => group.screens)
  return (
    <>
      <PageHeader title={`Buon lavoro, ${nome}`} />
      <div className={classes.stack}>
        {screens.every(({ permissions }) => permissions.length === 0) && <NoPermissions />}
        {(leads || cases) && (
          <Stats>
            {leads && (
              <Stat
                label="Richieste da assegnare"
                value={leads.nuovi}
                href={list('feeds/leadRequests', { stato: 'nuovo' })}
                urgent
              />
            )}
            {leads && (
              <Stat
                label="Richieste da chiamare"
                value={leads.assegnati}
                href={list('feeds/leadRequests', { stato: 'assegnato' })}
              />
            )}
            {cases && (
              <Stat label="Pratiche ferme" value={cases.ferme} href="/admin/reports/praticheFerme" urgent />
            )}
            {cases && (
              <Stat
                label="In attesa della banca"
                value={cases.inviate}
                href={list('reports/pratiche', { stato: 'inviata_banca' })}
              />
            )}
            {cases && (
              <Stat
                label="In stipula"
                value={cases.inStipula}
                href={list('reports/pratiche', { stato: 'stipula' })}
              />
            )}
            {now && before && yearAgo && (
              <Stat
                label="Erogato questo mese"
                value={now.erogato}
                format={formatWholeEuro}
                moreIs="good"
                comparisons={[
                  { label: monthName(before.mese), before: before.erogato },
                  { label: monthAndYear(yearAgo.mese), before: yearAgo.erogato },
                ]}
              />
            )}
          </Stats>
        )}
        {months.length > 0 && (
          <SectionGrid>
            <Section title="Pratiche aperte" description="Ultimi 12 mesi, a confronto con i 12 precedenti.">
              <MonthChart
                label="Pratiche aperte in ogni mese"
                measure="Pratiche"
                unit="count"
                mesi={compared(months, 'aperte')}
                hrefOf={(mese) => list('reports/pratiche', { createdAt: daysOf(mese) })}
              />
            </Section>
            <Section
              title="Pratiche liquidate"
              description="Ultimi 12 mesi, a confronto con i 12 precedenti."
            >
              <MonthChart
                label="Pratiche liquidate in ogni mese"
                measure="Pratiche"
                unit="count"
                mesi={compared(months, 'liquidate')}
              />
            </Section>
          </SectionGrid>
        )}
        <SectionGrid>
          {groups.map((group) => (
            <Section key={group.label} title={group.label}>
              <ul className={classes.links}>
                {group.screens.map((screen) => (
                  <li key={screen.path}>
                    <Link href={screen.path}>{screen.label}</Link>
                  </li>
                ))}
              </ul>
            </Section>
          ))}
        </SectionGrid>
      </div>
    </>
  )
}

/** An account that may only see its own settings: whom to ask. */
const NoPermissions = () => (
  <EmptyState title="Il tuo account non ha ancora permessi">
    Chiedi a chi gestisce gli amministratori di darti quelli che ti servono: le pagine appariranno qui e nel
    menu. Intanto puoi cambiare password e controllare i dispositivi nelle impostazioni.
  </EmptyState>
)
