'use client'

import { useEffect, useState } from 'react'
import { FormDialog } from '@/components/data/form/form-dialog'
import { usePageRefresh } from '@/components/data/list/use-page-refresh'
import type { Row } from '@/components/data/list/use-rows'
import { useRecordVerb } from '@/components/data/record/use-record-verb'
import { AskDialog } from '@/components/ui/ask-dialog'
import { Button } from '@/components/ui/button'
import { toastSuccess } from '@/components/ui/toasts'
import { withdrawValues } from '@/lib/features/comunicazioni/schema'
import { PublishDialog } from './publish-dialog'

type Asking = 'publish' | 'unschedule' | 'withdraw' | 'remind'

const POLL_MS = 2_000
const REASON = [
  {
    name: 'motivo',
    label: 'Motivo',
    kind: 'textarea' as const,
    required: true,
    help: 'Resta nella cronologia: gli agenti non lo vedono.',
  },
]

/** What can be done with an announcement next. */
export function AnnouncementSteps({ row }: { row: Row }) {
  const { send, run, busy } = useRecordVerb('comunicazioni', row._id)
  const [asking, setAsking] = useState<Asking | null>(null)
  const close = () => setAsking(null)
  const { version } = row
  const isLeaving = useLeaving(row)
  return (
    <>
      <Buttons row={row} isLeaving={isLeaving} onAsk={setAsking} />
      {asking === 'publish' && <PublishDialog row={row} onClose={close} />}
      <AskDialog
        title="Rimetti la comunicazione in bozza"
        verb="RIMETTI IN BOZZA"
        opened={asking === 'unschedule'}
        pending={busy}
        onConfirm={() =>
          void run(
            () => send('withdraw', { motivo: 'Programmazione annullata', version }),
            'La comunicazione è di nuovo una bozza',
          ).then(close)
        }
        onCancel={close}
      >
        Non parte all’ora prevista. Potrai modificarla e pubblicarla quando vuoi.
      </AskDialog>
      <AskDialog
        title="Sollecita chi manca"
        verb="SOLLECITA"
        opened={asking === 'remind'}
        pending={busy}
        onConfirm={() => void run(() => send('remind', { version }), 'Sollecito inviato').then(close)}
        onCancel={close}
      >
        {row.richiedeConferma
          ? 'Riceve un avviso chi non ha ancora confermato'
          : 'Riceve un avviso chi non l’ha ancora letta'}
        {row.ancheEmail ? ', nella campanella e per e-mail.' : ', nella campanella.'} Chi è stato sollecitato
        nelle ultime 24 ore non lo riceve di nuovo.
      </AskDialog>
      {asking === 'withdraw' && (
        <FormDialog
          title="Ritira la comunicazione"
          intro="Gli agenti non la vedono più, e spariscono i loro avvisi. Non si può ripubblicare."
          fields={REASON}
          schema={withdrawValues}
          verb="RITIRA"
          send={async (values) => {
            await send('withdraw', { ...values, version })
            toastSuccess('Comunicazione ritirata')
          }}
          onClose={close}
        />
      )}
    </>
  )
}

type ButtonsProps = { row: Row; isLeaving: boolean; onAsk: (what: Asking) => void }

function Buttons({ row: { stato }, isLeaving, onAsk }: ButtonsProps) {
  if (isLeaving) return <span role="status">Invio in corso…</span>
  if (stato === 'bozza' || stato === 'programmata')
    return (
      <>
        {stato === 'programmata' && <Button onClick={() => onAsk('unschedule')}>RIMETTI IN BOZZA</Button>}
        <Button look="primary" onClick={() => onAsk('publish')}>
          {stato === 'bozza' ? 'PUBBLICA' : 'CAMBIA DATA'}
        </Button>
      </>
    )
  if (stato === 'ritirata') return null
  return (
    <>
      <Button onClick={() => onAsk('withdraw')}>RITIRA</Button>
      {stato === 'pubblicata' && (
        <Button look="primary" onClick={() => onAsk('remind')}>
          SOLLECITA
        </Button>
      )}
    </>
  )
}

/** Its time has come and the job is about to take it up: the page looks until it has. */
function useLeaving({ stato, pubblicaIl }: Row): boolean {
  const refresh = usePageRefresh()
  const [isLeaving, setLeaving] = useState(false)
  const due = stato === 'programmata' ? String(pubblicaIl) : null
  useEffect(() => {
    const look = () => {
      const isDue = due !== null && new Date(due) <= new Date()
      setLeaving(isDue)
      if (isDue) void refresh()
    }
    look()
    const timer = due === null ? undefined : setInterval(look, POLL_MS)
    return () => clearInterval(timer)
  }, [due, refresh])
  return isLeaving
}
