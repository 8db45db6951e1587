'use client'

import type { ReactNode } from 'react'
import { RecordAccess } from '@/components/accounts/record-access'
import { RecordActivity } from '@/components/data/activity/activity-timeline'
import type { Row } from '@/components/data/list/use-rows'
import type { Tab } from '@/components/data/page/tabs'
import { ContactLinks } from '@/components/data/record/contact-links'
import { RecordDetail } from '@/components/data/record/record-detail'
import { ContextCard, ContextLink } from '@/components/data/record/record-layout'
import { AgentAgreements } from '@/components/provvigioni/agent-agreements'
import { Button } from '@/components/ui/button'
import { Flex, Stack } from '@/components/ui/layout'
import { StatusBadge } from '@/components/ui/status-badge'
import type { RecordStatus } from '@/components/ui/status-words'
import { shownInstant } from '@/lib/core/dates'
import { STATI_ACCOUNT } from '@/lib/features/accounts/states'
import { agentSchema } from '@/lib/features/agents/agent-schema'
import type { DetailProps } from '@/lib/resources/pages'
import type { Field } from '@/lib/resources/view'
import { AgentAbsence } from './agent-absence'
import { AgentAgency } from './agent-agency'
import { AgentForm } from './agent-form'
import { AgentIban } from './agent-iban'
import { OffboardSection } from './offboard-section'
import { ProfileProposal } from './profile-proposal'

export type AgentRow = Row & { grantable: readonly string[]; seesCommissions: boolean }

/** What is a line of its own among the facts; lists, pictures and permissions have the form. */
const PLAIN: readonly string[] = ['text', 'phone', 'day', 'select', 'province', 'ref', 'boolean']
/** Changed by verbs of their own, or with others. */
const TOGETHER = ['email', 'agencyId', 'published']

/** One agent: profile, mandate and permissions; what they are paid, when they are away, how they get in. */
export function AgentPage({
  row: { grantable, seesCommissions, ...row },
  view,
  canEdit,
  canDelete,
  canSeeHistory,
}: DetailProps<AgentRow>) {
  const agent = row as Row
  const agency = agent.agency as { nome: string } | null
  const manager = agent.manager as { nome: string; cognome: string } | null
  return (
    <RecordDetail
      title={`${agent.nome} ${agent.cognome}`}
      row={agent}
      view={view}
      badge={<StatusBadge status={agent.status as RecordStatus} />}
      primary={
        <>
          {agent.status === 'validated' && (
            <Button href={`/admin/site/agents/${agent._id}/bdv`}>BIGLIETTO</Button>
          )}
          <Button href={`/admin/site/agents/${agent._id}/hub`}>APRI LA SCRIVANIA</Button>
        </>
      }
      line={<Details agent={agent} />}
      notices={<ProfileProposal row={agent} canEdit={canEdit} />}
      facts={{
        label: 'Agente',
        fields: view.form.filter(({ kind }) => PLAIN.includes(kind)),
        schema: agentSchema,
        readOnly: !canEdit,
        together: TOGETHER,
        words: {
          agencyId: agency?.nome ?? '—',
          managerId: manager ? `${manager.nome} ${manager.cognome}` : '—',
        },
      }}
      tabs={tabsOf({ agent, view, canEdit, canDelete, grantable, seesCommissions })}
      tabsLabel="L’agente"
      contextLabel="Lavoro e modifiche"
      context={<WorkCard agent={agent} />}
      canSeeHistory={canSeeHistory}
    />
  )
}

const Details = ({ agent }: { agent: Row }) => (
  <Flex component="span" rowGap="xs" columnGap="md" align="baseline" wrap="wrap">
    <ContactLinks telefono={agent.telefono as string | null} email={agent.email as string | null} whatsapp />
    <span>Ultimo accesso: {shownInstant(agent.lastLoginAt) ?? 'mai'}</span>
  </Flex>
)

/** What the agent works on, each as its list. */
const WorkCard = ({ agent: { _id } }: { agent: Row }) => (
  <ContextCard title="Lavoro">
    <Stack gap="xxs">
      {(
        [
          ['Pratiche', '/admin/reports/pratiche'],
          ['Richieste', '/admin/feeds/leadRequests'],
          ['Clienti', '/admin/site/clients'],
        ] as const
      ).map(([label, path]) => (
        <ContextLink key={path} href={`${path}?filter[agentId]=${_id}`}>
          {label}
        </ContextLink>
      ))}
    </Stack>
  </ContextCard>
)

type Parts = Pick<DetailProps, 'view' | 'canEdit' | 'canDelete'> &
  Pick<AgentRow, 'grantable' | 'seesCommissions'> & { agent: Row }

/** The form is one, in three tabs; what verbs change has its own. */
function tabsOf({ agent, view, canEdit, canDelete, grantable, seesCommissions }: Parts): Tab[] {
  const name = `${agent.nome} ${agent.cognome}`
  const own = { row: agent, canEdit }
  const parts = partsOf(view.form)
  const formTab = (value: keyof typeof parts, label: string, after: ReactNode): Tab => ({
    value,
    label,
    form: 'scheda',
    panel: (
      <Stack gap="xl">
        <AgentForm
          view={view}
          fields={parts[value]}
          row={agent}
          readOnly={!canEdit}
          canDelete={canDelete && agent.status === 'pending'}
          grantable={grantable}
        />
        {after}
      </Stack>
    ),
  })
  const mandate = (
    <>
      <AgentAgency {...own} />
      <OffboardSection {...own} />
    </>
  )
  const pay = (
    <Stack gap="xl">
      <AgentIban {...own} />
      {seesCommissions && <AgentAgreements agentId={agent._id} />}
    </Stack>
  )
  const access = (
    <RecordAccess
      account="agent"
      row={agent}
      name={name}
      besides=", la sua pagina lascia il sito e i suoi pesi passano agli altri agenti"
    />
  )
  const activity = <RecordActivity path="agents" id={agent._id} stati={STATI_ACCOUNT} canWrite={canEdit} />
  return [
    { value: 'attivita', label: 'Attività', panel: activity },
    formTab('profilo', 'Profilo', null),
    formTab('mandato', 'Mandato', mandate),
    formTab('permessi', 'Permessi', null),
    { value: 'provvigioni', label: 'Provvigioni', panel: pay },
    { value: 'assenze', label: 'Assenze', panel: <AgentAbsence {...own} /> },
    { value: 'accessi', label: 'Accessi', panel: access },
  ]
}

/** The tab is the heading of its fields. */
function partsOf(form: readonly Field[]) {
  const mandate = form.findIndex(({ section }) => section === 'Mandato')
  const permissions = form.findIndex(({ section }) => section === 'Permessi')
  const untitled = (fields: readonly Field[]) =>
    fields.map((field, at) => (at === 0 ? { ...field, section: undefined } : field))
  return {
    profilo: form.slice(0, mandate),
    mandato: untitled(form.slice(mandate, permissions)),
    permessi: untitled(form.slice(permissions)),
  }
}
