'use client'

import { withShownPictures } from '@/components/data/files/shown-picture'
import { useArea } from '@/components/data/page/area'
import { Prose } from '@/components/site/prose'
import { Button } from '@/components/ui/button'
import { Flex, Group, Stack, Text } from '@/components/ui/layout'
import { toastSuccess } from '@/components/ui/toasts'
import type { AgentFaq } from '@/lib/features/faqs/schema'
import classes from './faqs.module.css'
import { highlightHtml } from './highlight-html'
import { wordMarks } from './word-marks'

type Props = {
  faq: AgentFaq
  /** What was looked for. */
  words: readonly string[]
  isOpen: boolean
  ticketHref: string
  onVote: (si: boolean) => void
}

/** A question; opened, its answer and what can be done about it. */
export function AgentFaqItem({
  faq: { _id, domanda, risposta, utile },
  words,
  isOpen,
  ticketHref,
  onVote,
}: Props) {
  const area = useArea()
  const copy = async () => {
    const { origin, pathname } = window.location
    await navigator.clipboard.writeText(`${origin}${pathname}#${_id}`)
    toastSuccess('Link copiato')
  }
  return (
    <details id={_id} className={classes.item} open={isOpen}>
      <summary>
        {wordMarks(domanda, words).map(({ text, found }, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in their order
          found ? <mark key={at}>{text}</mark> : text,
        )}
      </summary>
      <Stack gap="sm" pb="md" pl="md">
        <Prose html={withShownPictures(highlightHtml(risposta, words), area)} />
        <Flex rowGap="xs" columnGap="md" align="center" wrap="wrap">
          <Group
            component="fieldset"
            gap="xs"
            className={classes.vote}
            aria-label={`Ti è servita? ${domanda}`}
          >
            <span>Ti è servita?</span>
            <Button size="xs" aria-pressed={utile === true} onClick={() => onVote(true)}>
              SÌ
            </Button>
            <Button size="xs" aria-pressed={utile === false} onClick={() => onVote(false)}>
              NO
            </Button>
            {utile !== null && (
              <Text span c="dimmed" fz="xs">
                Grazie, puoi sempre cambiare.
              </Text>
            )}
          </Group>
          <Button size="xs" look="quiet" onClick={() => void copy()}>
            Copia il link
          </Button>
          <Button size="xs" look="quiet" href={ticketHref}>
            Apri un ticket
          </Button>
        </Flex>
      </Stack>
    </details>
  )
}
