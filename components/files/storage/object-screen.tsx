'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { download } from '@/components/data/files/download'
import { useArea } from '@/components/data/page/area'
import { RecordHead } from '@/components/data/record/record-head'
import { UsesList } from '@/components/files/manager/uses-list'
import { AskDialog } from '@/components/ui/ask-dialog'
import { Button } from '@/components/ui/button'
import { Facts } from '@/components/ui/facts'
import { formatSize } from '@/components/ui/file-size'
import { Box, Columns, Text } from '@/components/ui/layout'
import { Notice } from '@/components/ui/notice'
import { Section } from '@/components/ui/section'
import { StateBadge } from '@/components/ui/status-badge'
import { toastError, toastSuccess } from '@/components/ui/toasts'
import { useConfirm } from '@/components/ui/use-confirm'
import { formatInstant } from '@/lib/core/dates'
import { type ObjectView, scopoWords, toKey64 } from '@/lib/features/files/storage/schema'
import { api } from '@/lib/http/client'
import { CheckButton } from './check-button'
import { LinkCard } from './link-card'
import { ObjectPreview } from './object-preview'
import classes from './storage-browser.module.css'
import { STATI_OGGETTO } from './words'

/** An object: what it is to the store and to the database, what uses it, what can be done with it. */
export function ObjectScreen({ view }: { view: ObjectView }) {
  const { bucket, key, riga, oggetto, stato, raggiungibile, usi } = view
  const area = useArea()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const key64 = toKey64(key)
  const content = `/v2/storage/buckets/${bucket}/${key64}/content` as const
  const hasContent = stato !== 'senza_oggetto' && (raggiungibile || stato === 'in_attesa')
  const take = async () => {
    setBusy(true)
    await download(content, area, () => undefined).catch(toastError)
    setBusy(false)
  }
  const { ask, opened, pending, onConfirm, onCancel } = useConfirm(async () => {
    try {
      await api.delete(`/storage/buckets/${bucket}/${key64}`, undefined, { area })
      toastSuccess('Oggetto cancellato')
      router.push(`/admin/system/storage/${bucket}`)
    } catch (error) {
      toastError(error)
    }
  })
  return (
    <>
      <RecordHead
        title={riga?.nome || (key.split('/').at(-1) ?? key)}
        badge={<StateBadge {...STATI_OGGETTO[stato]} />}
        primary={
          <>
            {stato === 'orfano' && (
              <Button look="danger" onClick={ask}>
                CANCELLA
              </Button>
            )}
            {hasContent && (
              <Button look="primary" loading={busy} onClick={() => void take()}>
                SCARICA
              </Button>
            )}
          </>
        }
      />
      <Columns sides="minmax(0, 1fr) 400px" gap="md" wide className={classes.object}>
        <Box miw={0} className={classes.stack}>
          {!raggiungibile && (
            <Notice role="status" component="p" tone="warn" c="var(--ink)">
              L’archivio non risponde: si vede quello che ne sa il database.
            </Notice>
          )}
          {stato === 'senza_oggetto' && (
            <Notice role="status" component="p" tone="warn" c="var(--ink)">
              Il database conosce questo file, ma nell’archivio non c’è più: va caricato di nuovo da chi
              l’aveva.
            </Notice>
          )}
          {hasContent && <ObjectPreview view={view} content={content} />}
          <LinkCard bucket={bucket} key64={key64} disabled={!oggetto} />
        </Box>
        <Box miw={0} className={classes.stack}>
          <Section title="Oggetto" actions={hasContent && <CheckButton bucket={bucket} key64={key64} />}>
            <Facts
              rows={[
                ['Contenitore', bucket],
                ['Chiave', <code key="key">{key}</code>],
                ['Dimensione', formatSize(oggetto?.size ?? riga?.size ?? 0)],
                ['Tipo', oggetto?.mimetype || riga?.mimetype],
                ['Scritto', oggetto && formatInstant(oggetto.changedAt)],
              ]}
            />
          </Section>
          <Section title="Nel database">
            {riga ? (
              <Facts
                rows={[
                  ['Nome', riga.nome],
                  ['A che cosa serve', scopoWords(riga.scopo)],
                  ['Di chi è', riga.proprietario ?? 'di nessuno'],
                  ['Caricato', formatInstant(riga.creato)],
                  ['SHA-256', <code key="hash">{riga.sha256}</code>],
                ]}
              />
            ) : (
              <Text c="dimmed" fz="xs">
                Nessuna riga conosce questo oggetto.
              </Text>
            )}
          </Section>
          <Section title="Usato in">
            <UsesList used={usi} />
          </Section>
        </Box>
      </Columns>
      <AskDialog
        opened={opened}
        title="Cancelli questo oggetto?"
        verb="CANCELLA"
        danger
        pending={pending}
        onConfirm={() => void onConfirm()}
        onCancel={onCancel}
      >
        Nessuna riga lo conosce. Non si può recuperare.
      </AskDialog>
    </>
  )
}
