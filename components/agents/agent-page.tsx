'use client'

import type { ReactNode } from 'react'
import { RecordAccess } from '@/components/accounts/record-access'
import type { Row } from '@/components/data/list/use-rows'
import { RecordPage } from '@/components/data/record/record-page'
import { AgentAgreements } from '@/components/provvigioni/agent-agreements'
import { type Tab, Tabs } from '@/components/shell/tabs'
import { Button } from '@/components/ui/button'
import { Stack } from '@/components/ui/layout'
import { StatusBadge } from '@/components/ui/status-badge'
import type { RecordStatus } from '@/components/ui/status-words'
import type { DetailProps } from '@/lib/resources/pages'
import type { Field } from '@/lib/resources/view'
import { AgentAbsence } from './agent-absence'
import { AgentAgency } from './agent-agency'
import { AgentForm } from './agent-form'
import { AgentIban } from './agent-iban'
import { OffboardSection } from './offboard-section'
import { ProfileProposal } from './profile-proposal'

export type AgentRow = Row & { grantable: readonly string[]; seesCommissions: boolean }

/** One agent: profile, mandate and permissions; what they are paid, when they are away, how they get in. */
export function AgentPage({
  row: { grantable, seesCommissions, ...row },
  view,
  canEdit,
  canDelete,
  canSeeHistory,
}: DetailProps<AgentRow>) {
  const agent = row as Row
  return (
    <RecordPage
      title={`${agent.nome} ${agent.cognome}`}
      badge={<StatusBadge status={agent.status as RecordStatus} />}
      id={agent._id}
      version={Number(agent.version)}
      canSeeHistory={canSeeHistory}
      history={view.history}
      primary={
        <>
          {agent.status === 'validated' && (
            <Button href={`/admin/site/agents/${agent._id}/bdv`}>BIGLIETTO</Button>
          )}
          <Button href={`/admin/site/agents/${agent._id}/hub`}>APRI LA SCRIVANIA</Button>
        </>
      }
    >
      <Tabs label="L’agente" tabs={tabsOf({ agent, view, canEdit, canDelete, grantable, seesCommissions })} />
    </RecordPage>
  )
}

type Parts = Pick<DetailProps, 'view' | 'canEdit' | 'canDelete'> &
  Pick<AgentRow, 'grantable' | 'seesCommissions'> & { agent: Row }

/** The form is one, in three tabs; what verbs change has its own. */
function tabsOf({ agent, view, canEdit, canDelete, grantable, seesCommissions }: Parts): Tab[] {
  const name = `${agent.nome} ${agent.cognome}`
  const own = { row: agent, canEdit }
  const parts = partsOf(view.form)
  const formTab = (value: keyof typeof parts, label: string, before: ReactNode, after: ReactNode): Tab => ({
    value,
    label,
    form: 'scheda',
    panel: (
      <Stack gap="xl">
        {before}
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
  return [
    formTab('profilo', 'Profilo', <ProfileProposal {...own} />, null),
    formTab('mandato', 'Mandato', null, mandate),
    formTab('permessi', 'Permessi', null, null),
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
