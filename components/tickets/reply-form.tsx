'use client'

import type { ReactNode } from 'react'
import { FileUpload } from '@/components/data/files/file-upload'
import { Button } from '@/components/ui/button'
import { Flex, Group, Stack } from '@/components/ui/layout'
import { Textarea } from '@/components/ui/textarea'
import { toastSuccess } from '@/components/ui/toasts'
import classes from './composer.module.css'
import { DraftLine } from './draft-line'
import { useReply } from './use-reply'

type Props = {
  id: string
  /** The last message on show. */
  last: string | null
  label: string
  /** Beside the button that sends. */
  children?: ReactNode
}

/** An answer of who opened the ticket. */
export function ReplyForm({ id, last, label, children }: Props) {
  const { area, draft, kept, change, error, sending, setArriving, send } = useReply(id, last)
  return (
    <Stack
      noValidate
      component="form"
      gap="xs"
      p="sm"
      className={classes.composer}
      aria-label="Rispondi"
      onSubmit={(event) => {
        event.preventDefault()
        void send().then((done) => done && toastSuccess('Messaggio inviato'))
      }}
    >
      <Textarea
        label={label}
        rows={3}
        value={draft.testo}
        error={error ?? undefined}
        onChange={(testo) => change({ testo })}
      />
      <FileUpload
        label="Allegati"
        area={area}
        value={draft.allegati}
        onChange={(allegati) => change({ allegati })}
        onBusy={setArriving}
      />
      <Group gap="xs">
        {children}
        <DraftLine draft={kept} />
        <Flex component="span" gap="xs" wrap="wrap" ml="auto">
          <Button type="submit" look="primary" loading={sending}>
            INVIA
          </Button>
        </Flex>
      </Group>
    </Stack>
  )
}
