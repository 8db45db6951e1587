'use client'

import { ReportSuspicion } from '@/components/aml/suspicions/report-suspicion'
import { RecordActivity } from '@/components/data/activity/activity-timeline'
import type { Row } from '@/components/data/list/use-rows'
import type { Tab } from '@/components/data/page/tabs'
import { ContactLinks } from '@/components/data/record/contact-links'
import { RecordDetail } from '@/components/data/record/record-detail'
import { IntentLink } from '@/components/ui/intent-link'
import { Box, Flex } from '@/components/ui/layout'
import { Reminder } from '@/components/ui/notice'
import { StatusBadge } from '@/components/ui/status-badge'
import type { RecordStatus } from '@/components/ui/status-words'
import { formatDay } from '@/lib/core/dates'
import { STATI_ACCOUNT } from '@/lib/features/accounts/states'
import { ClientForm } from '@/lib/features/clients/form'
import type { ClientOverview } from '@/lib/features/clients/overview'
import { clientSchema, titleOf } from '@/lib/features/clients/schema'
import type { DetailProps } from '@/lib/resources/pages'
import { ClientAccess } from './client-access'
import { ClientConsents } from './client-consents'
import { ClientProvider, useClient } from './client-context'
import { ClientMenu } from './client-menu'
import { ClientPrivacy } from './client-privacy'
import { CasesCard, DuplicatesCard, MergeCard } from './client-side'
import { CasesTable, DocumentsTable, TicketsTable } from './client-tables'
import { GoneClient } from './gone-client'
import { RequestsTable } from './requests-table'

export type ClientRow = Row & { canErase: boolean }
type Props = DetailProps<ClientRow>

/** One client: who they are, what they asked, what they allowed, and what is due to them by law. */
export function ClientPage({ row: { canErase, ...row }, ...props }: Props) {
  return (
    <ClientProvider row={row as Row} canErase={canErase}>
      <Client {...props} />
    </ClientProvider>
  )
}

/** What says what a client is goes together; the address with which somebody signs in has a verb of its own. */
const TOGETHER = ['tipoPersona', 'ragioneSociale', 'partitaIva', 'email']

function Client({ view, canEdit, canSeeHistory }: Omit<Props, 'row'>) {
  const { row, overview } = useClient()
  return (
    <RecordDetail
      title={titleOf(row)}
      row={row}
      view={view}
      badge={<StatusBadge status={row.status as RecordStatus} />}
      primary={<ClientMenu />}
      line={<Details row={row} />}
      notices={<Notices overview={overview} />}
      facts={{
        label: 'Cliente',
        schema: clientSchema,
        readOnly: !canEdit || row.status === 'deleted',
        together: TOGETHER,
      }}
      tabs={tabsOf(row, view, overview)}
      tabsLabel="Il cliente"
      contextLabel="Pratiche e doppioni"
      context={
        <>
          <CasesCard />
          <DuplicatesCard />
          <MergeCard />
          <ReportSuspicion oggetto="cliente" id={String(row._id)} />
        </>
      }
      canSeeHistory={canSeeHistory}
    />
  )
}

type Agent = { nome: string; cognome: string } | null

function Details({ row }: { row: Row }) {
  const agent = row.agent as Agent
  return (
    <Flex component="span" rowGap="xs" columnGap="md" align="baseline" wrap="wrap">
      <ContactLinks telefono={row.telefono as string | null} email={row.email as string | null} whatsapp />
      <span>{agent ? `Agente: ${agent.nome} ${agent.cognome}` : 'Senza agente'}</span>
      <span>Registrato il {formatDay(new Date(String(row.createdAt)))}</span>
    </Flex>
  )
}

/** What looks wrong stops nobody: it is said. */
function Notices({ overview }: { overview?: ClientOverview }) {
  if (!overview) return null
  const { avvisi, unitoA } = overview
  return (
    <>
      {unitoA && (
        <Reminder mb="sm">
          Questa scheda è stata unita a{' '}
          <Box href={`/admin/site/clients/${unitoA._id}`} component={IntentLink} c="var(--link)" fw={500}>
            {unitoA.nome} {unitoA.cognome}
          </Box>
          .
        </Reminder>
      )}
      {avvisi.map((avviso) => (
        <Reminder key={avviso} mb="sm">
          {avviso}
        </Reminder>
      ))}
    </>
  )
}

function tabsOf(row: Row, view: Props['view'], overview?: ClientOverview): Tab[] {
  const { _id: id, version, status } = row
  const { pratiche, richieste, ticket, privacy } = overview?.conteggi ?? {}
  const isGone = status === 'deleted'
  const form = isGone ? <GoneClient /> : <ClientForm key={String(version)} view={view} row={row} />
  const activity = <RecordActivity path="clients" id={id} stati={STATI_ACCOUNT} canWrite={!isGone} />
  return [
    { value: 'attivita', label: 'Attività', panel: activity },
    { value: 'pratiche', label: 'Pratiche', count: pratiche, panel: <CasesTable id={id} /> },
    { value: 'richieste', label: 'Richieste', count: richieste, panel: <RequestsTable id={id} /> },
    { value: 'documenti', label: 'Documenti', panel: <DocumentsTable id={id} /> },
    { value: 'dati', label: 'Dati', panel: form },
    { value: 'consensi', label: 'Consensi', panel: <ClientConsents /> },
    { value: 'accessi', label: 'Accessi', panel: <ClientAccess /> },
    { value: 'ticket', label: 'Ticket', count: ticket, panel: <TicketsTable id={id} /> },
    { value: 'privacy', label: 'Privacy', count: privacy || undefined, panel: <ClientPrivacy /> },
  ]
}
