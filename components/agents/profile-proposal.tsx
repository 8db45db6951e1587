'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { shownPicture } from '@/components/data/files/shown-picture'
import { FormDialog } from '@/components/data/form/form-dialog'
import type { Row } from '@/components/data/list/use-rows'
import { useRecordVerb } from '@/components/data/record/use-record-verb'
import { AskDialog } from '@/components/ui/ask-dialog'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Image, Text, Tiles } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { SkeletonText } from '@/components/ui/skeletons'
import { toastSuccess } from '@/components/ui/toasts'
import { formatInstant } from '@/lib/core/dates'
import { type ProposalView, rejectBody } from '@/lib/features/agents/proposal-schema'
import { api } from '@/lib/http/client'
import type { Field } from '@/lib/resources/view'

const FIELDS: Field[] = [{ name: 'motivo', label: 'Perché', kind: 'textarea', required: true }]
const schema = rejectBody.omit({ version: true })

/** What an agent would like to be shown, beside what is: the office says yes, or no with a reason. */
export function ProfileProposal({ row, canEdit }: { row: Row; canEdit: boolean }) {
  const { area, busy, send, run } = useRecordVerb('agents', row._id)
  const [confirming, setConfirming] = useState<'approve' | 'reject' | null>(null)
  const waits = Boolean(row.profiloPropostoAt)
  const found = useQuery({
    // Not below the list's key: once it is decided there is none, and nobody should ask before the page knows.
    queryKey: ['agentProposal', area, row._id, row.version],
    queryFn: ({ signal }) => api.get(`/agents/${row._id}/profile`, { area, signal }),
    enabled: waits && canEdit,
    meta: { silent: true },
  })
  if (!waits || !canEdit) return null
  const name = `${row.nome} ${row.cognome}`
  const { version } = row
  return (
    <Section
      title="Profilo da approvare"
      description={
        found.data &&
        `Proposto il ${formatInstant(found.data.propostoAt)}. Finché non decidi resta quello di prima.`
      }
      actions={
        <>
          <Button onClick={() => setConfirming('reject')}>RIFIUTA</Button>
          <Button look="primary" onClick={() => setConfirming('approve')}>
            APPROVA
          </Button>
        </>
      }
    >
      {found.isPending && <SkeletonText lines={3} />}
      {found.isLoadingError && (
        <ErrorState onRetry={() => void found.refetch()}>{found.error.message}</ErrorState>
      )}
      {found.data && <Changes proposal={found.data} />}
      {confirming === 'approve' && (
        <AskDialog
          opened
          title={`Approvi il profilo di ${name}?`}
          verb="APPROVA"
          pending={busy}
          onConfirm={() =>
            void run(() => send('profile/approve', { version }), 'Profilo approvato').finally(() =>
              setConfirming(null),
            )
          }
          onCancel={() => setConfirming(null)}
        >
          Si vede subito in rubrica e, se la pagina è pubblicata, sul sito.
        </AskDialog>
      )}
      {confirming === 'reject' && (
        <FormDialog
          title={`Rifiuta il profilo di ${name}`}
          intro="Resta quello di prima. L’agente legge il motivo fra le notifiche e nelle sue impostazioni."
          fields={FIELDS}
          schema={schema}
          start={{ motivo: '' }}
          verb="RIFIUTA"
          send={async (values) => {
            await send('profile/reject', { ...values, version })
            toastSuccess('Profilo rifiutato')
          }}
          onClose={() => setConfirming(null)}
        />
      )}
    </Section>
  )
}

function Changes({ proposal: { foto, bio } }: { proposal: ProposalView }) {
  return (
    <Tiles least={260} gap="lg">
      {(['da', 'a'] as const).map((side) => (
        <div key={side}>
          <Text component="h3" mb="xs" c="dimmed" fz="xs" fw={600}>
            {side === 'da' ? 'Adesso' : 'Proposto'}
          </Text>
          {foto && (
            <Photo url={foto[side]} label={side === 'da' ? 'Fotografia di adesso' : 'Fotografia proposta'} />
          )}
          {bio && <Text breaks="lines">{bio[side] || 'Nessuna presentazione.'}</Text>}
        </div>
      ))}
    </Tiles>
  )
}

function Photo({ url, label }: { url: string | null; label: string }) {
  if (!url)
    return (
      <Text mb="sm" c="dimmed">
        Senza fotografia.
      </Text>
    )
  return (
    <Image
      src={shownPicture(url, 'admin')}
      alt={label}
      width={128}
      height={128}
      w={128}
      h={128}
      mb="sm"
      radius="md"
    />
  )
}
