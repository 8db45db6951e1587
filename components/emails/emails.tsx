'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Box, Flex, Lines, Stack, Text } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { SkeletonTable } from '@/components/ui/skeletons'
import { StateBadge } from '@/components/ui/status-badge'
import { TextInput } from '@/components/ui/text-input'
import { formatInstant } from '@/lib/core/dates'
import { fold } from '@/lib/core/text'
import type { EmailSummary } from '@/lib/features/emails/schema'
import { EmailEditor } from './email-editor'
import classes from './emails.module.css'
import { useEmails } from './use-emails'

/** The mails that the site sends: which have words of the office, and how they are written. */
export function Emails() {
  const list = useEmails()
  const [question, setQuestion] = useState('')
  const [open, setOpen] = useState<string | null>(null)
  if (open) return <EmailEditor key={open} template={open} onClose={() => setOpen(null)} />
  if (list.isPending) return <SkeletonTable />
  if (!list.data) return <ErrorState onRetry={() => void list.refetch()}>{list.error?.message}</ErrorState>
  const words = fold(question).split(/\s+/)
  const found = list.data.items.filter(({ nome, invio, oggetto }) =>
    words.every((word) => fold(`${nome} ${invio} ${oggetto}`).includes(word)),
  )
  return (
    <>
      <Box maw={480} mb="md">
        <TextInput
          label="Cerca fra le e-mail"
          type="search"
          value={question}
          onChange={setQuestion}
          placeholder="Per esempio: richiesta, password"
          clearable
        />
      </Box>
      {found.length === 0 && <EmptyState title="Nessuna e-mail con queste parole" />}
      {found.length > 0 && (
        <Section
          title="Testi delle e-mail"
          description="Di ognuna puoi cambiare oggetto, titolo e testo. I dati, i pulsanti e le note restano quelli del sito."
          flush
        >
          <Lines component="ul">
            {found.map((email) => (
              <EmailLine key={email.template} email={email} onOpen={() => setOpen(email.template)} />
            ))}
          </Lines>
        </Section>
      )}
    </>
  )
}

function EmailLine({ email, onOpen }: { email: EmailSummary; onOpen: () => void }) {
  const { nome, invio, oggetto, isInitial, updatedAt, updatedBy } = email
  return (
    <Flex component="li" gap="sm" align="flex-start" justify="space-between" wrap="wrap" py="sm" px="md">
      <Stack gap="xxs" align="flex-start" miw={0} flex="1 1 260px" className={classes.words}>
        <Text component="h3" fz="sm" fw={600}>
          {nome}
        </Text>
        <Text c="dimmed" fz="xs">
          {invio}
        </Text>
        <Text c="dimmed" fz="xs">
          Oggetto: {oggetto}
        </Text>
        {isInitial || !updatedAt ? (
          <StateBadge label="Testo iniziale" tone="neutral" shape="ring" />
        ) : (
          <Text c="dimmed" fz="xs">
            Cambiata{updatedBy ? ` da ${updatedBy}` : ''} il {formatInstant(updatedAt)}
          </Text>
        )}
      </Stack>
      <Button size="xs" aria-label={`MODIFICA: ${nome}`} onClick={onOpen}>
        MODIFICA
      </Button>
    </Flex>
  )
}
