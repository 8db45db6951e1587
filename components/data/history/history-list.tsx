'use client'

import type { ReactNode } from 'react'
import { useArea } from '@/components/data/page/area'
import { ErrorState } from '@/components/ui/error-state'
import { Box, Lines, Text } from '@/components/ui/layout'
import { Loading } from '@/components/ui/loading'
import { StateBadge } from '@/components/ui/status-badge'
import type { Tone } from '@/components/ui/status-words'
import { formatInstant } from '@/lib/core/dates'
import { ACTION_LABELS, authorName, type Commit, modelWord, objectName } from './history-entry'
import classes from './history-panel.module.css'

type HistoryState = { status: 'idle' | 'loading' | 'failed' } | { status: 'ready'; data: Commit[] }

const TONES: Record<Commit['action'], Tone> = { edit: 'info', create: 'ok', delete: 'bad' }

type OpenedProps = { id: string; className?: string; children: ReactNode }

/** The page of a change is the office's: in the other areas there is none to open. */
function Opened({ id, className, children }: OpenedProps) {
  if (useArea() !== 'admin') return <span className={className}>{children}</span>
  return (
    <a href={`/admin/feeds/commits/${id}`} className={className}>
      {children}
    </a>
  )
}

function Entry({ commit }: { commit: Commit }) {
  return (
    <li>
      <Opened id={commit._id} className={classes.entry}>
        <StateBadge label={ACTION_LABELS[commit.action]} tone={TONES[commit.action]} shape="dot" />
        <Text span breaks="anywhere">
          {[modelWord(commit.model), objectName(commit)].filter(Boolean).join(': ')}
        </Text>
        {commit.info && (
          <Text span c="dimmed" fz="xs">
            {commit.info}
          </Text>
        )}
        <Text span c="dimmed" fz="xs">
          {authorName(commit)} · <time dateTime={commit.createdAt}>{formatInstant(commit.createdAt)}</time>
        </Text>
      </Opened>
      <Together commit={commit} />
    </li>
  )
}

/** The other changes of the same save, behind one line. */
function Together({ commit: { _id, parts = [] } }: { commit: Commit }) {
  const others = parts.filter((part) => part._id !== _id)
  if (others.length === 0) return null
  return (
    <Box component="details" px="md" pb="sm" fz="xs">
      <Box component="summary" c="var(--link)">
        {others.length === 1 ? 'Un’altra modifica' : `Altre ${others.length} modifiche`} dello stesso
        salvataggio
      </Box>
      <Box component="ul" mt="xs" mb={0} mx={0} pl="lg">
        {others.map(({ _id: id, model, label }) => (
          <li key={id}>
            <Opened id={id}>{[modelWord(model), label].filter(Boolean).join(': ')}</Opened>
          </li>
        ))}
      </Box>
    </Box>
  )
}

export function HistoryList({ state, onRetry }: { state: HistoryState; onRetry: () => void }) {
  if (state.status === 'failed') {
    return (
      <ErrorState title="Le modifiche non sono disponibili" onRetry={onRetry}>
        La scheda è salva: si può continuare a lavorare.
      </ErrorState>
    )
  }
  // Not asked yet: the panel is closed.
  if (state.status === 'idle') return null
  if (state.status !== 'ready') return <Loading what="delle modifiche" />
  if (state.data.length === 0)
    return (
      <Text p="md" c="dimmed" ta="center">
        NESSUNA
      </Text>
    )
  return (
    <Lines component="ul" mah={480}>
      {state.data.map((commit) => (
        <Entry key={commit._id} commit={commit} />
      ))}
    </Lines>
  )
}
