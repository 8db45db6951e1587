'use client'

import { QueryProblem } from '@/components/data/record/query-problem'
import { IntentLink } from '@/components/ui/intent-link'
import { Box, Flex, Text } from '@/components/ui/layout'
import { StateBadge } from '@/components/ui/status-badge'
import { formatInstant } from '@/lib/core/dates'
import type { StatoEgg } from '@/lib/features/syncs/schema'
import classes from './egg.module.css'
import { useEggStatus } from './use-egg'
import { ageWords, wordsToExplain } from './words'

const PAGE = '/admin/reports/eggsyncs'

/** The last good run and its age, the next one, and what stands in the way. */
export function StatusStrip() {
  const status = useEggStatus()
  if (status.isLoadingError) return <QueryProblem query={status} />
  return (
    <Flex
      component="section"
      rowGap="xs"
      columnGap="xl"
      wrap="wrap"
      mb="sm"
      py="sm"
      px="md"
      fz="sm"
      bg="var(--bg-sunken)"
      bdrs="md"
      aria-label="A che punto è l’importazione"
      aria-busy={status.isPending}
    >
      <QueryProblem query={status} />
      {status.data ? (
        <Known status={status.data} />
      ) : (
        <Box component="p" c="dimmed">
          Un momento…
        </Box>
      )}
    </Flex>
  )
}

function Known({ status }: { status: StatoEgg }) {
  const { ultimaBuona, inRitardo, inCorso, fallita, prossima, daAbbinare } = status
  return (
    <>
      <p className={classes.fact}>
        <Text span c="dimmed">
          Ultima riuscita
        </Text>
        {ultimaBuona ? (
          <IntentLink href={`${PAGE}/${ultimaBuona._id}`}>
            {formatInstant(ultimaBuona.endedAt)}, {ageWords(ultimaBuona.ore)}
          </IntentLink>
        ) : (
          'nessuna'
        )}
        {inRitardo && <StateBadge label="In ritardo" tone="warn" shape="half" />}
      </p>
      <p className={classes.fact}>
        <Text span c="dimmed">
          Prossima
        </Text>
        {prossima ? formatInstant(prossima) : 'a mano: non c’è una fonte per la notte'}
      </p>
      {inCorso && (
        <p className={classes.fact} role="status">
          <StateBadge label="In corso" tone="info" shape="half" />
          <IntentLink href={`${PAGE}/${inCorso._id}`}>
            {inCorso.fatti} di {inCorso.letti || '…'} righe
          </IntentLink>
        </p>
      )}
      {fallita && (
        <p className={classes.fact}>
          <StateBadge label="L’ultima non è riuscita" tone="bad" shape="cross" />
          <IntentLink href={`${PAGE}/${fallita._id}`}>{fallita.errore || 'Vedi perché'}</IntentLink>
        </p>
      )}
      {daAbbinare > 0 && (
        <p className={classes.fact}>
          <IntentLink href={`${PAGE}/abbinamenti`}>{wordsToExplain(daAbbinare)}</IntentLink>
        </p>
      )}
    </>
  )
}
