'use client'

import { type ReactNode, useState } from 'react'
import { ContextCard } from '@/components/data/record/record-layout'
import { AskDialog } from '@/components/ui/ask-dialog'
import { Button } from '@/components/ui/button'
import { Flex, Text } from '@/components/ui/layout'
import { MoreMenu } from '@/components/ui/more-menu'
import { toastError } from '@/components/ui/toasts'
import { formatInstant } from '@/lib/core/dates'
import { AppointmentDialog } from './appointment-dialog'
import { NO_MAIL, toastMeeting } from './meeting-words'
import { type Meeting, useMeeting } from './use-meeting'

type Open = 'move' | 'cancel' | null
const isPast = ({ quando }: Meeting) => new Date(quando) < new Date()

/** What the person hears of it when their meeting is called off. */
function followsOf(meeting: Meeting): string {
  if (isPast(meeting)) return 'L’ora è già passata: alla persona non scriviamo.'
  if (meeting.senzaEmail) return NO_MAIL
  return 'La persona riceve un’e-mail, e l’appuntamento esce dal suo calendario.'
}

type DialogsProps = { meeting: Meeting; open: Open; onClose: () => void }

/** What moving an appointment and calling it off ask. */
function MeetingDialogs({ meeting, open, onClose }: DialogsProps) {
  const { move, cancel, refresh } = useMeeting(meeting)
  const [busy, setBusy] = useState(false)
  const callOff = async () => {
    setBusy(true)
    try {
      toastMeeting('Appuntamento annullato', await cancel(), meeting.who)
    } catch (error) {
      toastError(error)
      await refresh()
    } finally {
      setBusy(false)
      onClose()
    }
  }
  return (
    <>
      {open === 'move' && (
        <AppointmentDialog
          who={meeting.who}
          quando={meeting.quando}
          senzaEmail={meeting.senzaEmail}
          send={move}
          refresh={refresh}
          onClose={onClose}
        />
      )}
      <AskDialog
        opened={open === 'cancel'}
        title={`Annulli l’appuntamento con ${meeting.who}?`}
        verb="ANNULLA L’APPUNTAMENTO"
        pending={busy}
        onConfirm={() => void callOff()}
        onCancel={onClose}
      >
        Era fissato per {formatInstant(meeting.quando)}. {followsOf(meeting)}
      </AskDialog>
    </>
  )
}

type CardProps = {
  meeting: Meeting
  canEdit?: boolean
  /** What can be done besides, or instead. */
  children?: ReactNode
}

/** An appointment on a record: when, and what can be done about it. */
export function MeetingCard({ meeting, canEdit = true, children }: CardProps) {
  const [open, setOpen] = useState<Open>(null)
  return (
    <ContextCard title="Appuntamento">
      <Text fw={600} figures>
        {formatInstant(meeting.quando)}
      </Text>
      {isPast(meeting) && (
        <Text c="dimmed" fz="xs">
          È passato: scrivi com’è andata nell’attività.
        </Text>
      )}
      {canEdit && (
        <Flex gap="xs" wrap="wrap" mt="xs">
          <Button size="xs" onClick={() => setOpen('move')}>
            SPOSTA
          </Button>
          <Button size="xs" onClick={() => setOpen('cancel')}>
            ANNULLA L’APPUNTAMENTO
          </Button>
        </Flex>
      )}
      {children}
      <MeetingDialogs meeting={meeting} open={open} onClose={() => setOpen(null)} />
    </ContextCard>
  )
}

/** The same behind one small button, where an appointment is a line among others. */
export function MeetingMenu({ meeting }: { meeting: Meeting }) {
  const [open, setOpen] = useState<Open>(null)
  return (
    <>
      <MoreMenu
        label={`Appuntamento con ${meeting.who}: sposta o annulla`}
        disabled={false}
        items={[
          { label: 'SPOSTA', onClick: () => setOpen('move') },
          { label: 'ANNULLA L’APPUNTAMENTO', onClick: () => setOpen('cancel') },
        ]}
      />
      <MeetingDialogs meeting={meeting} open={open} onClose={() => setOpen(null)} />
    </>
  )
}
