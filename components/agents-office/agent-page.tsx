import { RecordAccess } from '@/components/account/record-access'
import { RecordPage } from '@/components/data/record-page'
import type { Row } from '@/components/data/use-rows'
import { AgentAgreements } from '@/components/provvigioni/agent-agreements'
import { Button } from '@/components/ui/button'
import { StatusBadge } from '@/components/ui/status-badge'
import type { RecordStatus } from '@/components/ui/status-words'
import type { DetailProps } from '@/lib/resources/pages'
import { AgentAbsence } from './agent-absence'
import { AgentAgency } from './agent-agency'
import { AgentForm } from './agent-form'
import { AgentIban } from './agent-iban'
import classes from './agent-page.module.css'
import { OffboardSection } from './offboard-section'
import { ProfileProposal } from './profile-proposal'

export type AgentRow = Row & { grantable: readonly string[]; seesCommissions: boolean }

/** One agent: profile, mandate and permissions; when they are away, how they get in, what hangs on them. */
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
      <div className={classes.sections}>
        <ProfileProposal row={agent} canEdit={canEdit} />
        <AgentForm
          view={view}
          row={agent}
          readOnly={!canEdit}
          canDelete={canDelete && agent.status === 'pending'}
          grantable={grantable}
        />
        <RecordAccess
          account="agent"
          row={agent}
          name={`${agent.nome} ${agent.cognome}`}
          besides=", la sua pagina lascia il sito e i suoi pesi passano agli altri agenti"
        />
        <AgentAgency row={agent} canEdit={canEdit} />
        <AgentAbsence row={agent} canEdit={canEdit} />
        <AgentIban row={agent} canEdit={canEdit} />
        {seesCommissions && <AgentAgreements agentId={agent._id} />}
        <OffboardSection row={agent} canEdit={canEdit} />
      </div>
    </RecordPage>
  )
}
