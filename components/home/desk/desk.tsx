import { listOf } from '@/components/home/home-words'
import { Queue } from '@/components/home/queue'
import { Documents, LeadsToCall, StalledCases } from '@/components/home/queues'
import { RefreshOn } from '@/components/shell/refresh-on'
import { Stack } from '@/components/ui/layout'
import type { Desk as Data } from '@/lib/features/home/desk/types'
import classes from './desk.module.css'
import { DeskCharts } from './desk-charts'
import { DeskFigures } from './desk-figures'
import { DeskHead } from './desk-head'
import { Changes, Papers, Tickets, Unread, WaitingList } from './desk-lists'
import { DeskNotes } from './desk-notes'
import { CASES, LEADS, STALLED } from './desk-paths'
import { OpenCases } from './open-cases'

/** What the reader may open: a figure without its list is only a figure. */
export type Opens = {
  leads: boolean
  cases: boolean
  rankings: boolean
  reports: boolean
  announcements: boolean
}

/** Everything of one agent, for somebody of the office who is about to call them. */
export function Desk({ desk, opens }: { desk: Data; opens: Opens }) {
  const { agent, leads, cases, documents, tickets, changes, classifica, previsioni } = desk
  const { _id: agentId } = agent
  return (
    <>
      <RefreshOn events={['lead.assigned', 'pratica.updated']} />
      <DeskHead agent={agent} canWrite={opens.announcements} />
      <Stack>
        <DeskFigures
          desk={{ agent, mese: desk.mese, anno: desk.anno, classifica, previsioni }}
          opens={opens}
        />
        <OpenCases stati={desk.stati} agentId={agentId} opens={opens.cases} />
        <div className={classes.work}>
          {leads && (
            <Queue
              title="Richieste da chiamare"
              {...leads}
              allHref={listOf(LEADS, { stato: 'assegnato', agentId }, 'createdAt')}
              all="Tutte"
              empty="Nessuna richiesta aspetta una chiamata."
            >
              <LeadsToCall items={leads.items} page={LEADS} casePage={CASES} canAssign />
            </Queue>
          )}
          {cases && (
            <Queue
              title="Pratiche ferme"
              {...cases}
              late={0}
              allHref={listOf(STALLED, { agentId })}
              all="Tutte"
              empty="Nessuna pratica ferma."
            >
              <StalledCases items={cases.items} casePage={CASES} />
            </Queue>
          )}
          {documents && (
            <WaitingList
              title="Documenti da verificare"
              count={documents.total}
              empty="Nessun documento aspetta una verifica."
            >
              <Documents items={documents.items} casePage={CASES} />
            </WaitingList>
          )}
          {tickets && <Tickets tickets={tickets} agentId={agentId} />}
          <Papers scadenze={desk.scadenze} agentId={agentId} />
          {desk.comunicazioni && <Unread comunicazioni={desk.comunicazioni} opens={opens.announcements} />}
          {changes && <Changes changes={changes} agentId={agentId} />}
        </div>
        <DeskCharts desk={desk} agentId={agentId} opens={opens} />
        <DeskNotes agentId={agentId} />
      </Stack>
    </>
  )
}
