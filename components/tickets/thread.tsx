'use client'

import { shownPicture } from '@/components/data/files/shown-picture'
import { useArea } from '@/components/data/page/area'
import { QueryProblem } from '@/components/data/record/query-problem'
import { Button } from '@/components/ui/button'
import { formatSize } from '@/components/ui/file-size'
import { IntentLink } from '@/components/ui/intent-link'
import { Box, Flex, Stack, Text } from '@/components/ui/layout'
import { Loading } from '@/components/ui/loading'
import { formatInstant } from '@/lib/core/dates'
import type { Area } from '@/lib/http/client'
import { hrefIn } from './paths'
import classes from './thread.module.css'
import type { Message } from './ticket-types'
import type { useConversation } from './use-conversation'

type Props = { conversation: ReturnType<typeof useConversation> }

/** What was said, in order: the opener's words, the office's, its notes, and what has happened in between. */
export function Thread({ conversation }: Props) {
  const { messages, hasNextPage, isFetchingNextPage, fetchNextPage } = conversation
  const area = useArea()
  if (conversation.isPending) return <Loading what="della conversazione" />
  const problem = (
    <QueryProblem query={conversation} title="La conversazione non è disponibile">
      Quello che è stato scritto è salvo.
    </QueryProblem>
  )
  if (conversation.isLoadingError) return problem
  return (
    <>
      {problem}
      {hasNextPage && (
        <Button look="quiet" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Mostra i precedenti
        </Button>
      )}
      <Stack component="ol" gap="sm" aria-label="Conversazione, dal messaggio più vecchio">
        {messages.map((message) =>
          message.tipo === 'evento' ? (
            <Happened key={message._id} message={message} area={area} />
          ) : (
            <Said key={message._id} message={message} area={area} />
          ),
        )}
      </Stack>
    </>
  )
}

/** What has happened; the other ticket that it tells of opens. */
function Happened({ message: { testo, nome, at, altro }, area }: { message: Message; area: Area }) {
  return (
    <Box component="li" c="dimmed" fz="xs" ta="center">
      <Text span c="var(--ink)">
        {altro && testo.endsWith(altro.codice) ? (
          <>
            {testo.slice(0, -altro.codice.length)}
            <IntentLink href={hrefIn(area, altro._id)}>{altro.codice}</IntentLink>
          </>
        ) : (
          testo
        )}
      </Text>{' '}
      · {nome} · <time dateTime={at}>{formatInstant(at)}</time>
    </Box>
  )
}

/** A note with the colleagues that it calls. */
function Words({ testo, menzioni }: Pick<Message, 'testo' | 'menzioni'>) {
  const called = menzioni.map((nome) => `@${nome}`)
  if (called.length === 0) return testo
  const parts = testo.split(new RegExp(`(${called.map(escaped).join('|')})`, 'u'))
  return parts.map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stand in its order
    called.includes(part) ? <strong key={index}>{part}</strong> : part,
  )
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whose words these are, for who reads them. */
function nameOf({ da, nome }: Message, area: Area): string {
  if (area === 'admin') return nome
  return da === 'admin' ? `${nome}, sede` : 'Tu'
}

function Said({ message, area }: { message: Message; area: Area }) {
  const { da, testo, at, interno, allegati, codice, menzioni } = message
  const kind = interno ? 'nota' : da === 'admin' ? 'sede' : 'titolare'
  return (
    <li
      className={classes.message}
      data-kind={kind}
      data-own={area === 'admin' ? kind !== 'titolare' : da !== 'admin'}
    >
      <Flex component="p" rowGap={0} columnGap="sm" wrap="wrap" c="dimmed" fz="xs" className={classes.meta}>
        <Text span c="var(--ink)" fw={600}>
          {nameOf(message, area)}
        </Text>
        {interno && (
          <Text span c="var(--warn)" fw={600}>
            nota interna
          </Text>
        )}
        {codice && <span>dal ticket {codice}</span>}
        <time dateTime={at}>{formatInstant(at)}</time>
      </Flex>
      <Text mt="xxs" fz="sm" breaks="lines">
        {testo ? <Words testo={testo} menzioni={menzioni} /> : '[testo cancellato]'}
      </Text>
      {allegati.length > 0 && (
        <Stack component="ul" gap={0} mt="xs" fz="xs" className={classes.files} aria-label="Allegati">
          {allegati.map(({ url, name, size }) => (
            <li key={url}>
              <a href={shownPicture(url, area)} target="_blank" rel="noopener">
                {name}
              </a>{' '}
              <Text span c="dimmed">
                {formatSize(size)}
              </Text>
            </li>
          ))}
        </Stack>
      )}
    </li>
  )
}
