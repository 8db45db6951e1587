'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
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
      <div className={classes.search}>
        <TextInput
          label="Cerca fra le e-mail"
          type="search"
          value={question}
          onChange={setQuestion}
          placeholder="Per esempio: richiesta, password"
          clearable
        />
      </div>
      {found.length === 0 && <EmptyState title="Nessuna e-mail con queste parole" />}
      {found.length > 0 && (
        <Section
          title="Testi delle e-mail"
          description="Di ognuna puoi cambiare oggetto, titolo e testo. I dati, i pulsanti e le note restano quelli del sito."
          flush
        >
          <ul className={classes.list}>
            {found.map((email) => (
              <EmailLine key={email.template} email={email} onOpen={() => setOpen(email.template)} />
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

function EmailLine({ email, onOpen }: { email: EmailSummary; onOpen: () => void }) {
  const { nome, invio, oggetto, isInitial, updatedAt, updatedBy } = email
  return (
    <li className={classes.line}>
      <div className={classes.words}>
        <h3 className={classes.name}>{nome}</h3>
        <p className={classes.soft}>{invio}</p>
        <p className={classes.soft}>Oggetto: {oggetto}</p>
        {isInitial || !updatedAt ? (
          <StateBadge label="Testo iniziale" tone="neutral" shape="ring" />
        ) : (
          <p className={classes.soft}>
            Cambiata{updatedBy ? ` da ${updatedBy}` : ''} il {formatInstant(updatedAt)}
          </p>
        )}
      </div>
      <Button size="xs" aria-label={`MODIFICA: ${nome}`} onClick={onOpen}>
        MODIFICA
      </Button>
    </li>
  )
}
