'use client'

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { CardTitle } from '@/components/clients/card-title'
import classes from '@/components/clients/received-quotes.module.css'
import { FormDialog } from '@/components/data/form/form-dialog'
import { usePageRefresh } from '@/components/data/list/use-page-refresh'
import { AskDialog } from '@/components/ui/ask-dialog'
import { Button } from '@/components/ui/button'
import { Card, Group, Stack, Text } from '@/components/ui/layout'
import { toastError, toastSuccess } from '@/components/ui/toasts'
import { formatDay } from '@/lib/core/dates'
import { type DaFirmare, firmaSchema } from '@/lib/features/incarichi/schema'
import { api } from '@/lib/http/client'
import type { Field } from '@/lib/resources/view'

/** The mandates of a client: to read and sign with a code, or signed, with the days for withdrawing. */
export const ClientMandates = ({ mandates }: { mandates: readonly DaFirmare[] }) =>
  mandates.map((mandate) => <Mandate key={mandate._id} mandate={mandate} />)

function Mandate({ mandate }: { mandate: DaFirmare }) {
  const { _id, codice, stato, chi, compenso, scadeIl, recessoFino } = mandate
  const [signing, setSigning] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const isOpen = stato === 'inviato'
  return (
    <Card component="section" mb="lg" roomy aria-labelledby={`incarico-${_id}`}>
      <CardTitle id={`incarico-${_id}`}>
        {isOpen ? 'C’è un incarico da firmare' : 'Hai firmato l’incarico di mediazione'}
      </CardTitle>
      <Text c="dimmed">
        {codice} · da {chi} · compenso {compenso}
        {isOpen && ` · si firma entro il ${formatDay(scadeIl)}`}
        {!isOpen && recessoFino && ` · puoi recedere fino al ${formatDay(recessoFino)}`}
      </Text>
      <Group>
        {isOpen && (
          <Button look="primary" aria-label={`FIRMA l’incarico ${codice}`} onClick={() => setSigning(true)}>
            FIRMA
          </Button>
        )}
        <a href={`/v2/incarichi/${_id}/pdf`} target="_blank" rel="noopener" className={classes.document}>
          {isOpen ? 'Leggi il documento' : 'Apri la tua copia'}
        </a>
        {!isOpen && recessoFino && (
          <button type="button" className={classes.document} onClick={() => setLeaving(true)}>
            Recedi
          </button>
        )}
      </Group>
      {signing && <SignDialog mandate={mandate} onClose={() => setSigning(false)} />}
      <Withdrawal mandate={mandate} opened={leaving} onClose={() => setLeaving(false)} />
    </Card>
  )
}

const FIELDS: Field[] = [
  { name: 'codice', label: 'Codice di sei cifre', kind: 'text', required: true, width: 6 },
  { name: 'nome', label: 'Il tuo nome e cognome', kind: 'text', required: true, width: 6 },
  { name: 'letto', label: 'Ho letto il documento e lo accetto', kind: 'boolean' },
]
const schema = firmaSchema.omit({ hash: true })

function SignDialog({
  mandate: { _id, hash, codice },
  onClose,
}: {
  mandate: DaFirmare
  onClose: () => void
}) {
  const refresh = usePageRefresh()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const ask = useMutation({
    mutationFn: () => api.post(`/incarichi/${_id}/codice`, undefined, { area: 'client' }),
    onSuccess: ({ a }) => setSentTo(a),
    onError: toastError,
  })
  return (
    <FormDialog
      title={`Firma l’incarico ${codice}`}
      intro="Leggi il documento, chiedi il codice e scrivilo qui con il tuo nome."
      lead={() => (
        <Stack gap="xs" mb="md" align="flex-start">
          <a href={`/v2/incarichi/${_id}/pdf`} target="_blank" rel="noopener" className={classes.document}>
            Leggi il documento
          </a>
          <Button loading={ask.isPending} onClick={() => ask.mutate()}>
            {sentTo ? 'INVIAMI UN ALTRO CODICE' : 'INVIAMI IL CODICE'}
          </Button>
          {sentTo && <span role="status">Inviato a {sentTo}.</span>}
        </Stack>
      )}
      fields={FIELDS}
      schema={schema}
      start={{ codice: '', nome: '', letto: false }}
      verb="FIRMA"
      send={async (values, headers) => {
        await api.post(`/incarichi/${_id}/firma`, { ...values, hash }, { area: 'client', headers })
        await refresh()
        toastSuccess('Incarico firmato')
      }}
      onClose={onClose}
    />
  )
}

type WithdrawalProps = { mandate: DaFirmare; opened: boolean; onClose: () => void }

function Withdrawal({ mandate: { _id, codice }, opened, onClose }: WithdrawalProps) {
  const refresh = usePageRefresh()
  const leave = useMutation({
    mutationFn: () => api.post(`/incarichi/${_id}/recesso`, undefined, { area: 'client' }),
    onSuccess: () => toastSuccess('Hai receduto dall’incarico'),
    onError: toastError,
    onSettled: async () => {
      await refresh()
      onClose()
    },
  })
  return (
    <AskDialog
      opened={opened}
      title={`Recedi dall’incarico ${codice}?`}
      verb="RECEDI"
      danger
      pending={leave.isPending}
      onConfirm={() => leave.mutate()}
      onCancel={onClose}
    >
      Non paghi nulla e non devi dire perché. Il tuo consulente lo sa subito e la tua domanda si ferma.
    </AskDialog>
  )
}
