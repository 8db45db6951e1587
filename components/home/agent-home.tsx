import {
  CASES,
  CONTACTS,
  casesIn,
  DOCUMENTS,
  IDENTIFICATIONS,
  LEADS,
  MOVEMENTS,
  QUOTES,
  STALLED,
} from '@/components/agents/paths'
import { PageHeader } from '@/components/data/page/page-header'
import { RefreshOn } from '@/components/shell/refresh-on'
import { IntentLink } from '@/components/ui/intent-link'
import { Stack } from '@/components/ui/layout'
import type { AgentHome as Data } from '@/lib/features/home/types'
import { AgendaCalendar } from './agenda-calendar'
import classes from './home.module.css'
import { listOf } from './home-words'
import { MonthFigures } from './month-figures'
import { NewMeeting } from './new-meeting'
import { PaidChart } from './paid-chart'
import { Late, Queue, QueueBox } from './queue'
import { AcceptedQuotes, Contacts, Documents, Identifications, LeadsToCall, StalledCases } from './queues'

type Props = {
  nome: string
  /** 'YYYY-MM-DD' in Italy. */
  today: string
  data: Data
  /** The list of the cases whose commissions are expected. */
  expectedHref: string
}

/** The agent's day: whom to call, beside it what is fixed and how the month goes, then the year. */
export function AgentHome({ nome, today, data, expectedHref }: Props) {
  const { expected, figures, trend, erogato } = data
  return (
    <>
      <RefreshOn events={['lead.assigned', 'pratica.updated']} />
      <PageHeader title={`Buon lavoro, ${nome}`} />
      <Stack gap="md">
        <div className={classes.work} data-agenda>
          <Stack miw={0} className={classes.column}>
            <ToCall data={data} />
          </Stack>
          <Stack miw={0} className={classes.column}>
            <Agenda today={today} agenda={data.agenda} />
            <MonthFigures
              mese={today.slice(0, 7)}
              figures={figures}
              trend={trend}
              expected={expected && { ...expected, href: expectedHref }}
              leadPage={LEADS}
              movements={MOVEMENTS}
              payments={MOVEMENTS}
            />
          </Stack>
        </div>
        <div className={classes.work} data-halves>
          <ToCheck data={data} />
        </div>
        <PaidChart mesi={erogato} payments={MOVEMENTS} />
      </Stack>
    </>
  )
}

/** Two weeks of meetings and promised calls, and the meetings of which nothing was said afterwards. */
function Agenda({ today, agenda }: { today: string; agenda: Data['agenda'] }) {
  const { total, late, first, days, items } = agenda
  return (
    <QueueBox
      title="Agenda"
      tools={
        <>
          <NewMeeting />
          {late > 0 && <Late>{late} senza esito</Late>}
          {total > 0 && (
            <IntentLink
              href={listOf(LEADS, { stato: 'appuntamento' })}
              className={classes.all}
              aria-label={`Appuntamenti: tutti (${total})`}
            >
              Tutti ({total})
            </IntentLink>
          )}
        </>
      }
    >
      <div className={classes.agenda}>
        <AgendaCalendar first={first} days={days} today={today} items={items} />
      </div>
    </QueueBox>
  )
}

const ToCall = ({ data: { leads, contacts, quotes } }: { data: Data }) => (
  <>
    <Queue
      title="Richieste da chiamare"
      {...leads}
      allHref={listOf(LEADS, { stato: 'assegnato' }, '-createdAt')}
      all="Tutte"
      empty="Nessuna richiesta da chiamare. Quando te ne viene assegnata una, la trovi qui."
    >
      <LeadsToCall items={leads.items} page={LEADS} casePage={CASES} />
    </Queue>
    {quotes.total > 0 && (
      <Queue
        title="Preventivi accettati"
        {...quotes}
        allHref={listOf(QUOTES, { stato: 'accettato' })}
        all="Tutti"
        empty=""
      >
        <AcceptedQuotes items={quotes.items} page={QUOTES} />
      </Queue>
    )}
    <Queue
      title="Contatti a cui rispondere"
      {...contacts}
      allHref={CONTACTS}
      all="Tutti"
      empty="Nessun contatto in attesa."
    >
      <Contacts items={contacts.items} casePage={CASES} />
    </Queue>
  </>
)

const ToCheck = ({ data: { documents, identifications, cases } }: { data: Data }) => (
  <>
    {identifications.total > 0 && (
      <Queue
        title="Clienti da identificare"
        {...identifications}
        allHref={IDENTIFICATIONS}
        all="Tutti"
        empty=""
      >
        <Identifications items={identifications.items} casePage={CASES} />
      </Queue>
    )}
    <Queue
      title="Documenti da verificare"
      {...documents}
      allHref={DOCUMENTS}
      all="Tutti"
      empty="Nessun documento da verificare. Quelli caricati dai clienti compaiono qui."
    >
      <Documents items={documents.items} casePage={CASES} />
    </Queue>
    <Queue
      title="Pratiche ferme"
      {...cases}
      late={0}
      allHref={STALLED}
      all="Tutte"
      empty="Nessuna pratica ferma."
    >
      <StalledCases items={cases.items} casePage={CASES} />
    </Queue>
  </>
)

/** The list of approved cases of one agent; without a name those that the reader sees. */
export const expectedCases = (agentId: string | null) =>
  agentId ? listOf(CASES, { stato: 'deliberata,stipula', agentId }) : casesIn(['deliberata', 'stipula'])
