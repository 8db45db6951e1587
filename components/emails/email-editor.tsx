'use client'

import { useState } from 'react'
import { useKeptWords } from '@/components/data/form/kept-words'
import { useUnsavedGuard } from '@/components/data/form/use-unsaved-guard'
import { AskDialog } from '@/components/ui/ask-dialog'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Box, Flex, Stack, Tiles } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { SkeletonText } from '@/components/ui/skeletons'
import { TextInput } from '@/components/ui/text-input'
import { Textarea } from '@/components/ui/textarea'
import { toastError, toastSuccess } from '@/components/ui/toasts'
import { CORPO_MAX, type EmailView } from '@/lib/features/emails/schema'
import { ApiError } from '@/lib/http/client'
import { EmailPreviewCard } from './email-preview'
import classes from './emails.module.css'
import { type MailText, useEmail } from './use-emails'

type Props = { template: string; onClose: () => void }

/** The words of one mail, beside how it will look. */
export function EmailEditor({ template, onClose }: Props) {
  const { found } = useEmail(template)
  if (found.isPending) return <SkeletonText lines={8} />
  if (!found.data) return <ErrorState onRetry={() => void found.refetch()}>{found.error?.message}</ErrorState>
  return <Editor email={found.data} onClose={onClose} />
}

const isSame = (a: MailText, b: MailText) =>
  a.oggetto === b.oggetto && a.titolo === b.titolo && a.corpo === b.corpo

function Editor({ email, onClose }: { email: EmailView; onClose: () => void }) {
  const { template, nome, testo, iniziale, isInitial, version } = email
  const { save, trial } = useEmail(template)
  const [text, setText] = useState<MailText>(testo)
  const [confirming, setConfirming] = useState<'reset' | 'leave' | null>(null)
  const kept = useKeptWords()
  const isDirty = !isSame(text, testo)
  useUnsavedGuard(isDirty)
  const failed = save.error ?? trial.error
  const errors = failed instanceof ApiError ? failed.byField : {}
  const field = (name: keyof MailText) => ({
    name,
    value: text[name],
    error: errors[name],
    onChange: (value: string) => setText((now) => ({ ...now, [name]: value })),
  })
  const tell = (error: unknown) => {
    if (!(error instanceof ApiError) || Object.keys(error.byField).length === 0) toastError(error)
  }
  const store = (words: MailText, done: string) =>
    save.mutate(
      { text: words, version, kept: kept.sent },
      {
        onSuccess: (after) => {
          setText(after.testo)
          kept.forget()
          toastSuccess(done)
        },
        onError: (error) => {
          kept.hear(error)
          tell(error)
        },
        onSettled: () => setConfirming(null),
      },
    )
  return (
    <Section
      title={nome}
      actions={
        <Button look="quiet" onClick={() => (isDirty ? setConfirming('leave') : onClose())}>
          Tutte le e-mail
        </Button>
      }
    >
      <Tiles least={320} gap="lg">
        <Stack
          component="form"
          miw={0}
          onSubmit={(event) => {
            event.preventDefault()
            store(text, 'Testo salvato')
          }}
        >
          <TextInput {...field('oggetto')} label="Oggetto" required maxLength={150} />
          <TextInput {...field('titolo')} label="Titolo" required maxLength={150} />
          <Textarea
            {...field('corpo')}
            label="Testo"
            required
            rows={8}
            maxLength={CORPO_MAX}
            description="Una riga vuota separa due paragrafi."
          />
          {kept.notice}
          <Variables email={email} />
          <Flex gap="xs" wrap="wrap">
            <Button type="submit" look="primary" loading={save.isPending} disabled={!isDirty}>
              SALVA
            </Button>
            <Button
              loading={trial.isPending}
              onClick={() =>
                trial.mutate(text, {
                  onSuccess: () => toastSuccess('La prova arriva al tuo indirizzo tra poco'),
                  onError: tell,
                })
              }
            >
              INVIAMI UNA PROVA
            </Button>
            {!isInitial && (
              <Button look="quiet" onClick={() => setConfirming('reset')}>
                Torna al testo iniziale
              </Button>
            )}
          </Flex>
        </Stack>
        <EmailPreviewCard template={template} text={text} />
      </Tiles>
      <AskDialog
        opened={confirming === 'reset'}
        title="Torni al testo iniziale?"
        verb="TORNA AL TESTO INIZIALE"
        pending={save.isPending}
        onConfirm={() => store(iniziale, 'Tornata al testo iniziale')}
        onCancel={() => setConfirming(null)}
      >
        Il testo di adesso resta nella cronologia.
      </AskDialog>
      <AskDialog
        opened={confirming === 'leave'}
        title="Abbandoni le modifiche?"
        verb="ABBANDONA"
        danger
        onConfirm={onClose}
        onCancel={() => setConfirming(null)}
      >
        Quello che hai scritto non è salvato.
      </AskDialog>
    </Section>
  )
}

function Variables({ email: { variabili } }: { email: EmailView }) {
  return (
    <dl className={classes.variables} aria-label="Che cosa si può nominare">
      {variabili.map(({ nome, esempio }) => (
        <Flex rowGap={0} columnGap="xs" wrap="wrap" key={nome}>
          <Box component="dt" fw={600}>{`{{${nome}}}`}</Box>
          <dd>per esempio {esempio}</dd>
        </Flex>
      ))}
    </dl>
  )
}
