import { PageHeader } from '@/components/data/page/page-header'
import { SetupList } from '@/components/settings/setup-list'
import { RefreshOn } from '@/components/shell/refresh-on'
import { EmptyState } from '@/components/ui/empty-state'
import { Stack } from '@/components/ui/layout'
import type { AdminHome } from '@/lib/features/home/types'
import type { Setup } from '@/lib/features/setup/schema'
import classes from './home.module.css'
import { listOf } from './home-words'
import { MonthFigures } from './month-figures'
import { PaidChart } from './paid-chart'
import { Queue } from './queue'
import { Contacts, LeadsToAssign, PaymentsToConfirm, StalledCases } from './queues'

const LEADS = '/admin/feeds/leadRequests'
const CONTACTS = '/admin/feeds/requests'
const CASES = '/admin/reports/pratiche'
const MOVEMENTS = '/admin/reports/movimenti'
const PAYMENTS = '/admin/reports/praticheLiquidate'

type Props = {
  nome: string
  /** 'YYYY-MM-DD' in Italy. */
  today: string
  home: AdminHome
  /** Whether any screen but one's own settings is open to the reader. */
  seesAnything: boolean
  seesReports: boolean
  /** What the installation still lacks, for whoever sets it up. */
  setup: Setup | null
}

/** What waits for the office, then how the month goes, then the year. */
export function Hub({ nome, today, home, seesAnything, seesReports, setup }: Props) {
  const { leads, contacts, cases, payments, figures, trend, erogato } = home
  return (
    <>
      <RefreshOn events={['lead.assigned', 'pratica.updated']} />
      <PageHeader title={`Buon lavoro, ${nome}`} />
      <Stack gap="md">
        {setup && !setup.over && <SetupList start={setup} />}
        {!seesAnything && <NoPermissions />}
        {seesAnything && !leads && !cases && <NoQueues />}
        <div className={classes.work} data-halves>
          {leads && (
            <Queue
              title="Richieste da assegnare"
              {...leads}
              allHref={listOf(LEADS, { stato: 'nuovo' }, 'createdAt')}
              all="Tutte"
              empty="Nessuna richiesta da assegnare."
            >
              <LeadsToAssign items={leads.items} page={LEADS} />
            </Queue>
          )}
          {contacts && (
            <Queue
              title="Contatti a cui rispondere"
              {...contacts}
              allHref={listOf(
                CONTACTS,
                { kind: 'contatto,richiamata,agenzia', stato: 'nuovo,assegnato' },
                'createdAt',
              )}
              all="Tutti"
              empty="Nessun contatto in attesa."
            >
              <Contacts items={contacts.items} page={CONTACTS} />
            </Queue>
          )}
          {payments && (
            <Queue
              title="Erogazioni da confermare"
              {...payments}
              allHref={listOf(CASES, { erogazioneDaConfermare: 'true' })}
              all="Tutte"
              empty="Nessuna erogazione da confermare."
            >
              <PaymentsToConfirm items={payments.items} casePage={CASES} />
            </Queue>
          )}
          {cases && (
            <Queue
              title="Pratiche ferme"
              {...cases}
              late={0}
              allHref="/admin/reports/praticheFerme"
              all="Tutte"
              empty="Nessuna pratica ferma."
            >
              <StalledCases items={cases.items} casePage={CASES} office />
            </Queue>
          )}
        </div>
        {(leads || cases) && (
          <div>
            <MonthFigures
              mese={today.slice(0, 7)}
              figures={figures}
              trend={trend}
              leadPage={LEADS}
              movements={seesReports ? MOVEMENTS : null}
              payments={PAYMENTS}
            />
            {cases && <PaidChart mesi={erogato} payments={PAYMENTS} />}
          </div>
        )}
      </Stack>
    </>
  )
}

/** An account that may only see its own settings: whom to ask. */
const NoPermissions = () => (
  <EmptyState title="Il tuo account non ha ancora permessi">
    Chiedi a chi gestisce gli amministratori di darti quelli che ti servono: le pagine appariranno nel menu.
    Intanto puoi cambiare password e controllare i dispositivi nelle impostazioni.
  </EmptyState>
)

/** Somebody who looks after contents, agents or settings: nothing comes to them by itself. */
const NoQueues = () => (
  <EmptyState title="Nessun lavoro in attesa">
    Richieste e pratiche compaiono qui per chi ha il permesso di gestirle. Le tue pagine sono nel menu.
  </EmptyState>
)
