import type { ReactNode } from 'react'
import home from '@/components/home/home.module.css'
import { listOf } from '@/components/home/home-words'
import { Nothing, QueueBox } from '@/components/home/queue'
import { IntentLink } from '@/components/ui/intent-link'
import { Lines } from '@/components/ui/layout'
import { StateBadge } from '@/components/ui/status-badge'
import { formatDay, formatInstant, todayInRome } from '@/lib/core/dates'
import { DOCUMENTI } from '@/lib/features/agents/agent-schema'
import { ACTION_LABELS } from '@/lib/features/commits/schema'
import type { Desk, DeskChange } from '@/lib/features/home/desk/types'
import { AUDIT_MODELS } from '@/lib/history/models'
import { AGENTS, ANNOUNCEMENTS, COMMITS, TICKETS } from './desk-paths'

type Props = { title: string; count?: number; empty: string; all?: ReactNode; children: ReactNode }

/** Rows of the desk, with the way to the list of them where there is one. */
export const WaitingList = ({ title, count, empty, all, children }: Props) => (
  <QueueBox title={`${title}${count ? ` (${count})` : ''}`} tools={all}>
    {count === 0 ? <Nothing>{empty}</Nothing> : <Lines component="ul">{children}</Lines>}
  </QueueBox>
)

const STATI_TICKET = {
  aperto: ['Aperto', 'info'],
  in_lavorazione: ['In lavorazione', 'info'],
  in_attesa: ['In attesa', 'warn'],
  risolto: ['Risolto', 'ok'],
  chiuso: ['Chiuso', 'neutral'],
} as const

const OPEN_TICKETS = 'aperto,in_lavorazione,in_attesa'

/** What the agent has asked the office and waits for. */
export const Tickets = ({
  tickets: { total, items },
  agentId,
}: {
  tickets: NonNullable<Desk['tickets']>
  agentId: string
}) => (
  <WaitingList
    title="Ticket aperti"
    count={total}
    empty="Nessun ticket aperto."
    all={
      total > 0 && (
        <IntentLink
          href={listOf(TICKETS, { agentId, stato: OPEN_TICKETS })}
          className={home.all}
          aria-label={`Ticket aperti: tutti (${total})`}
        >
          Tutti ({total})
        </IntentLink>
      )
    }
  >
    {items.map(({ _id, codice, oggetto, stato, at }) => {
      const [label, tone] = STATI_TICKET[stato]
      return (
        <li key={_id} className={home.row}>
          <div className={home.words}>
            <IntentLink href={`${TICKETS}/${_id}`} className={home.title}>
              {oggetto}
            </IntentLink>
            <span className={home.details}>
              {codice} · {formatInstant(at)}
            </span>
          </div>
          <StateBadge label={label} tone={tone} />
        </li>
      )
    })}
  </WaitingList>
)

/** What was announced to the agent and not opened yet; `opens` for who may open announcements. */
export const Unread = ({
  comunicazioni: { total, items },
  opens,
}: {
  comunicazioni: NonNullable<Desk['comunicazioni']>
  opens: boolean
}) => (
  <WaitingList
    title="Comunicazioni non lette"
    count={total}
    empty="Ha letto tutte le comunicazioni."
    all={
      opens && (
        <IntentLink href={listOf(ANNOUNCEMENTS, { stato: 'pubblicata' })} className={home.all}>
          Tutte le pubblicate
        </IntentLink>
      )
    }
  >
    {items.map(({ _id, titolo, at }) => (
      <li key={_id} className={home.row}>
        <div className={home.words}>
          {opens ? (
            <IntentLink href={`${ANNOUNCEMENTS}/${_id}`} className={home.title}>
              {titolo}
            </IntentLink>
          ) : (
            <span className={home.title}>{titolo}</span>
          )}
        </div>
        <span className={home.due}>{formatInstant(at)}</span>
      </li>
    ))}
  </WaitingList>
)

/** Papers of the agent's own that have expired or are about to. */
export const Papers = ({
  scadenze: { total, items },
  agentId,
}: Pick<Desk, 'scadenze'> & { agentId: string }) => (
  <WaitingList
    title="Documenti in scadenza"
    count={total}
    empty="Nessun documento dell’agente sta per scadere."
  >
    {items.map(({ _id, tipo, scadeIl }) => (
      <li key={_id} className={home.row}>
        <div className={home.words}>
          <IntentLink href={`${AGENTS}/${agentId}?scheda=mandato`} className={home.title}>
            {DOCUMENTI[tipo]}
          </IntentLink>
        </div>
        {scadeIl < todayInRome() ? (
          <StateBadge label={`Scaduto il ${formatDay(scadeIl)}`} tone="bad" />
        ) : (
          <StateBadge label={`Scade il ${formatDay(scadeIl)}`} tone="warn" />
        )}
      </li>
    ))}
  </WaitingList>
)

/** What the agent has done last, and all of it. */
export const Changes = ({ changes, agentId }: { changes: readonly DeskChange[]; agentId: string }) => (
  <WaitingList
    title="Ultime modifiche"
    count={changes.length === 0 ? 0 : undefined}
    empty="Non ha ancora modificato niente."
    all={
      <IntentLink
        href={listOf(COMMITS, { actorId: agentId })}
        className={home.all}
        aria-label="Ultime modifiche: tutte"
      >
        Tutte
      </IntentLink>
    }
  >
    {changes.map(({ _id, action, model, label, at }) => (
      <li key={_id} className={home.row}>
        <div className={home.words}>
          <IntentLink href={`${COMMITS}/${_id}`} className={home.title}>
            {label || modelWords(model)}
          </IntentLink>
          <span className={home.details}>
            {modelWords(model)} · {ACTION_LABELS[action].toLowerCase()}
          </span>
        </div>
        <span className={home.due}>{formatInstant(at)}</span>
      </li>
    ))}
  </WaitingList>
)

const modelWords = (model: string) => (AUDIT_MODELS as Record<string, string>)[model] ?? model
