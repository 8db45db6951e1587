'use client'

import { Button } from '@/components/ui/button'
import { Box, Stack, Text } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { toastError, toastSuccess } from '@/components/ui/toasts'
import { formatDay } from '@/lib/core/dates'
import type { Friends as Data } from '@/lib/features/friends/schema'
import classes from './friends.module.css'

const ESITI = { registrato: 'Si è registrato', pratica: 'Ha aperto una pratica' } as const

/** A client's own link to the registration, and who came by it. */
export function Friends({ friends: { url, arrivati } }: { friends: Data }) {
  const copy = () => navigator.clipboard.writeText(url).then(() => toastSuccess('Link copiato'), toastError)
  return (
    <Box mt="lg">
      <Section
        title="Invita chi conosci"
        description="Chi si registra dal tuo link trova lo stesso consulente che segue te. Di chi arriva vedi solo le iniziali."
        actions={
          <Button size="sm" onClick={() => void copy()}>
            COPIA IL LINK
          </Button>
        }
      >
        <Text mb="sm" figures breaks="anywhere">
          {url}
        </Text>
        {arrivati.length === 0 ? (
          <Text c="dimmed">Non è ancora arrivato nessuno dal tuo link.</Text>
        ) : (
          <Stack component="ul" gap={0} aria-label="Chi è arrivato dal tuo link">
            {arrivati.map(({ iniziali, esito, registratoIl }) => (
              <li key={`${iniziali} ${registratoIl}`} className={classes.row}>
                <strong>{iniziali}</strong>
                <span>{ESITI[esito]}</span>
                <Text span c="dimmed">
                  {formatDay(new Date(registratoIl))}
                </Text>
              </li>
            ))}
          </Stack>
        )}
      </Section>
    </Box>
  )
}
