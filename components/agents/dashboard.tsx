import { PageHeader } from '@/components/shell/page-header'
import { RefreshOn } from '@/components/shell/refresh-on'
import { Section, SectionGrid } from '@/components/shell/section'
import { Stat, Stats } from '@/components/shell/stat'
import type { AgentDashboard, Mese } from '@/lib/features/dashboard/types'
import type { Option } from '@/lib/resources/view'
import { DocumentsToCheck } from './documents-to-check'
import { LeadsToWork } from './leads-to-work'
import { MonthChart } from './month-chart'
import { daysOf, euro, monthAndYear, monthName } from './month-words'
import { OpenByState } from './open-by-state'
import { CASES, casesIn, LEADS, STALLED } from './paths'

/** In cents: an empty chart still counts in thousands of euro. */
const NOTHING_PAID = 20_000_000

type Props = { nome: string; data: AgentDashboard; stati: readonly Option[] }

/** "Che cosa devo fare adesso?": counts that lead to lists, the next things to do, then how it is going. */
export function Dashboard({ nome, data, stati }: Props) {
  const { perStato, richieste, documenti } = data
  return (
    <>
      <RefreshOn events={['lead.assigned', 'pratica.updated']} />
      <PageHeader title={`Buon lavoro, ${nome}`}>Ecco che cosa ti aspetta oggi.</PageHeader>
      <TodayCounts data={data} />
      <SectionGrid>
        <Section title="Richieste da lavorare" flush>
          <LeadsToWork richieste={richieste} />
        </Section>
        <div>
          <Section title="Documenti da verificare" flush>
            <DocumentsToCheck documenti={documenti} total={data.daVerificare} />
          </Section>
          <Section title="Pratiche aperte">
            <OpenByState perStato={perStato} stati={stati} />
          </Section>
        </div>
      </SectionGrid>
      <Trend data={data} />
    </>
  )
}

function TodayCounts({ data }: { data: AgentDashboard }) {
  const waiting = data.perStato.find(({ stato }) => stato === 'raccolta_documenti')?.pratiche ?? 0
  return (
    <Stats>
      <Stat label="Da chiamare" value={data.daChiamare} href={`${LEADS}?filter[stato]=assegnato`} urgent />
      <Stat label="Appuntamenti" value={data.appuntamenti} href={`${LEADS}?filter[stato]=appuntamento`} />
      <Stat label="In attesa di documenti" value={waiting} href={casesIn(['raccolta_documenti'])} />
      <Stat label="Pratiche ferme" value={data.ferme} href={STALLED} urgent />
    </Stats>
  )
}

/** This month so far, beside the month before and the same one a year ago. */
function comparisons(mesi: readonly Mese[]) {
  const [previous, current] = mesi.slice(-2)
  if (!previous || !current) return []
  const [year = 0, month = ''] = current.mese.split('-')
  return [
    { label: monthName(previous.mese), before: previous.valore },
    { label: monthAndYear(`${Number(year) - 1}-${month}`), before: current.annoPrima },
  ]
}

function Trend({ data: { aperte, liquidato } }: { data: AgentDashboard }) {
  const month = monthName(aperte.at(-1)?.mese ?? '2026-01')
  return (
    <SectionGrid>
      <Section title="Le pratiche che apri">
        <Stat
          label={`A ${month}, finora`}
          value={aperte.at(-1)?.valore ?? 0}
          comparisons={comparisons(aperte)}
          moreIs="good"
          href={CASES}
        />
        <MonthChart
          label="Pratiche aperte in ogni mese"
          measure="Pratiche"
          unit="count"
          mesi={aperte}
          hrefOf={(mese) => `${CASES}?filter[createdAt]=${daysOf(mese)}`}
        />
      </Section>
      <Section title="Quanto viene erogato">
        <Stat
          label={`A ${month}, finora`}
          value={liquidato.at(-1)?.valore ?? 0}
          format={euro}
          comparisons={comparisons(liquidato)}
          moreIs="good"
          href={casesIn(['liquidata'])}
        />
        <MonthChart
          label="Importo erogato in ogni mese"
          measure="Erogato"
          unit="euro"
          mesi={liquidato}
          least={NOTHING_PAID}
        />
      </Section>
    </SectionGrid>
  )
}
