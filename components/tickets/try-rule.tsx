'use client'

import { useMutation } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { Box, Stack, Text } from '@/components/ui/layout'
import { formatInstant } from '@/lib/core/dates'
import { type TryRuleInput, type TryRuleReply, tryRuleSchema } from '@/lib/features/tickets/rules/schema'
import { api } from '@/lib/http/client'
import { officeHref } from './paths'
import classes from './try-rule.module.css'

type Conditions = TryRuleInput['condizioni']

/** For which of the last tickets the conditions hold, as they stand on the form. */
export function TryRule({ conditions }: { conditions: Conditions }) {
  const tried = useMutation({
    mutationFn: (condizioni: Conditions) => api.post('/ticketRules/try', { condizioni }, { area: 'admin' }),
  })
  const isWhole = tryRuleSchema.safeParse({ condizioni: conditions }).success
  // What was found for other conditions says nothing of these.
  const found = tried.variables === conditions ? tried.data : undefined
  return (
    <Stack
      component="section"
      gap="xs"
      align="flex-start"
      mt="sm"
      p="sm"
      bg="var(--bg-sunken)"
      bdrs="md"
      aria-label="Prova delle condizioni"
    >
      <Button
        size="xs"
        disabled={!isWhole}
        loading={tried.isPending}
        onClick={() => tried.mutate(conditions)}
      >
        PROVA
      </Button>
      <Box role="status" w="100%" miw={0}>
        {found ? (
          <Found found={found} />
        ) : (
          <Text c="dimmed" fz="xs">
            {hintFor(isWhole)}
          </Text>
        )}
      </Box>
    </Stack>
  )
}

const hintFor = (isWhole: boolean) =>
  isWhole
    ? 'Per quali degli ultimi 50 ticket valgono le condizioni. Non cambia nulla.'
    : 'Completa le condizioni, poi si possono provare.'

function Found({ found: { esaminati, trovati } }: { found: TryRuleReply }) {
  const of = esaminati === 1 ? 'dell’unico ticket' : `degli ultimi ${esaminati} ticket`
  if (esaminati === 0)
    return (
      <Text c="dimmed" fz="xs">
        Non c’è ancora nessun ticket su cui provare.
      </Text>
    )
  if (trovati.length === 0) return <Text>Le condizioni non valgono per nessuno {of}.</Text>
  return (
    <>
      <Text>
        Le condizioni valgono per <strong>{trovati.length}</strong> {of}:
      </Text>
      <Box component="ul" mt="xs" mb={0} mx={0} pl="lg" mah={240} className={classes.list}>
        {trovati.map(({ _id, codice, oggetto, createdAt }) => (
          <li key={_id}>
            <a href={officeHref(_id)} target="_blank" rel="noopener">
              {oggetto}
            </a>{' '}
            <Text span c="dimmed" fz="xs">
              {codice}, {formatInstant(createdAt)}
            </Text>
          </li>
        ))}
      </Box>
    </>
  )
}
