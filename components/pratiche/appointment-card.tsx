'use client'

import { useState } from 'react'
import { ContextCard } from '@/components/data/record/record-layout'
import { AppointmentDialog } from '@/components/leads/appointment-dialog'
import { ContactedButton } from '@/components/leads/contact-requests/contacted-button'
import { MeetingCard } from '@/components/leads/meeting'
import { useMeeting } from '@/components/leads/use-meeting'
import { Button } from '@/components/ui/button'
import { Box, Lines, Text } from '@/components/ui/layout'
import { formatInstant } from '@/lib/core/dates'
import { preferenceText } from '@/lib/features/leads/contact-requests/appointment-schema'
import type { PraticaDetail } from '@/lib/features/pratiche/data'
import { isAperta } from '@/lib/words/case-states'
import { useCase } from './case-context'
import { nameOf } from './person-words'

/** The appointment that was made with the case, or with the request that it came of; where none is ahead, one can be made. */
export function CaseMeeting() {
  const { pratica } = useCase()
  const { appuntamento, stato, agentId } = pratica
  const isOver = !appuntamento || new Date(appuntamento.quando) < new Date()
  const another = isOver && isAperta(stato) && agentId && <NewMeeting />
  if (!appuntamento) return another && <ContextCard title="Appuntamento">{another}</ContextCard>
  const meeting = { ...appuntamento, who: nameOf(pratica), senzaEmail: isWithoutMail(pratica) }
  return (
    <MeetingCard meeting={meeting} canEdit={!isOver}>
      {another && <Box mt="xs">{another}</Box>}
    </MeetingCard>
  )
}

const isWithoutMail = ({ persone }: PraticaDetail) =>
  persone.some(({ ruolo, email }) => ruolo === 'richiedente' && !email)

function NewMeeting() {
  const { pratica } = useCase()
  const [isOpen, setOpen] = useState(false)
  const { move, refresh } = useMeeting({ _id: pratica._id, di: 'pratica', version: pratica.version })
  return (
    <>
      <Button size="xs" onClick={() => setOpen(true)}>
        FISSA UN APPUNTAMENTO
      </Button>
      {isOpen && (
        <AppointmentDialog
          who={nameOf(pratica)}
          senzaEmail={isWithoutMail(pratica)}
          send={move}
          refresh={refresh}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** What the clients of the case have asked for and nobody has answered. */
export function AppointmentCard() {
  const { appuntamenti } = useCase().pratica
  if (appuntamenti.length === 0) return null
  return (
    <ContextCard title="Chiede un appuntamento">
      <Lines component="ul">
        {appuntamenti.map((one) => (
          <Box component="li" py="xs" key={one._id}>
            <Text fw={600} breaks="anywhere">
              {one.nome} {one.cognome}{' '}
              <Text span c="dimmed" fz="xs" fw={400}>
                {formatInstant(one.createdAt)}
              </Text>
            </Text>
            <Text c="dimmed" breaks="anywhere">
              {preferenceText(one.dettagli)}
            </Text>
            {one.nota && (
              <Text c="dimmed" breaks="anywhere">
                «{one.nota}»
              </Text>
            )}
            {one.rispondibile && <ContactedButton request={one} />}
          </Box>
        ))}
      </Lines>
    </ContextCard>
  )
}
