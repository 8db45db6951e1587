'use client'

import { ContextCard } from '@/components/data/record/record-layout'
import { ContactedButton } from '@/components/leads/contact-requests/contacted-button'
import { MeetingCard } from '@/components/leads/meeting'
import { Box, Stack, Text } from '@/components/ui/layout'
import { formatInstant } from '@/lib/core/dates'
import { preferenceText } from '@/lib/features/leads/contact-requests/appointment-schema'
import { useCase } from './case-context'
import classes from './context.module.css'
import { nameOf } from './person-words'

/** The appointment that was made with the request that the case came of. */
export function CaseMeeting() {
  const { pratica } = useCase()
  const { appuntamento } = pratica
  return appuntamento && <MeetingCard meeting={{ ...appuntamento, who: nameOf(pratica) }} />
}

/** What the clients of the case have asked for and nobody has answered. */
export function AppointmentCard() {
  const { appuntamenti } = useCase().pratica
  if (appuntamenti.length === 0) return null
  return (
    <ContextCard title="Chiede un appuntamento">
      <Stack component="ul" gap={0} className={classes.list}>
        {appuntamenti.map((one) => (
          <Box component="li" py="xs" key={one._id}>
            <Text fw={600} breaks="anywhere">
              {one.nome} {one.cognome}{' '}
              <Text span c="dimmed" fz="xs" fw={400}>
                {formatInstant(one.createdAt)}
              </Text>
            </Text>
            <p className={classes.fine}>{preferenceText(one.dettagli)}</p>
            {one.nota && <p className={classes.fine}>«{one.nota}»</p>}
            {one.rispondibile && <ContactedButton request={one} />}
          </Box>
        ))}
      </Stack>
    </ContextCard>
  )
}
