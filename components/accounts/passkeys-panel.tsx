'use client'

import { useState } from 'react'
import { AREAS } from '@/components/shell/area-info'
import { AskDialog } from '@/components/ui/ask-dialog'
import { Button } from '@/components/ui/button'
import { Box, Group, Stack, Text } from '@/components/ui/layout'
import { TextInput } from '@/components/ui/text-input'
import { toastError, toastSuccess } from '@/components/ui/toasts'
import { formatInstant } from '@/lib/core/dates'
import type { PasskeyItem } from '@/lib/features/accounts/passkey-schema'
import { api } from '@/lib/http/client'
import { AccountForm } from './account-form'
import classes from './form.module.css'
import { makePasskey } from './passkey-browser'
import type { StaffArea } from './totp-panel'
import { useApiForm } from './use-api-form'

type Props = { area: StaffArea; passkeys: readonly PasskeyItem[]; onChanged: () => Promise<void> }

/** The passkeys of who is signed in: each has the name that its owner gave it. */
export function PasskeysPanel({ area, passkeys, onChanged }: Props) {
  return (
    <Stack>
      {passkeys.length > 0 && (
        <Stack component="ul" gap="sm" aria-label="Le tue passkey">
          {passkeys.map((passkey) => (
            <PasskeyLine key={passkey._id} area={area} passkey={passkey} onChanged={onChanged} />
          ))}
        </Stack>
      )}
      <AddPasskey area={area} onChanged={onChanged} />
    </Stack>
  )
}

function AddPasskey({ area, onChanged }: Omit<Props, 'passkeys'>) {
  const path = `/${AREAS[area].api}/passkeys` as const
  const form = useApiForm({ nome: '' }, async ({ nome }) => {
    const options = await api.post(`${path}/start`, undefined, { area })
    const risposta = await makePasskey(options)
    await api.post(path, { nome, risposta }, { area })
    toastSuccess('Passkey aggiunta.')
    form.reset()
    await onChanged()
  })
  return (
    <AccountForm form={form} action="AGGIUNGI UNA PASSKEY" look="secondary" size="panel">
      <TextInput
        {...form.field('nome')}
        label="Nome"
        description="Per riconoscerla: «Telefono», «Chiave blu»."
        maxLength={60}
        required
      />
    </AccountForm>
  )
}

type LineProps = { area: StaffArea; passkey: PasskeyItem; onChanged: () => Promise<void> }

function PasskeyLine({ area, passkey: { _id, nome, createdAt, lastUsedAt }, onChanged }: LineProps) {
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null)
  const [pending, setPending] = useState(false)
  const path = `/${AREAS[area].api}/passkeys/${_id}` as const
  const remove = async () => {
    setPending(true)
    try {
      await api.delete(path, undefined, { area })
      toastSuccess('Passkey tolta.')
      await onChanged()
    } catch (error) {
      toastError(error)
    }
    setPending(false)
    setOpen(null)
  }
  return (
    <Group
      component="li"
      gap="sm"
      justify="space-between"
      py="sm"
      px="md"
      bd="1px solid var(--line)"
      bdrs="md"
    >
      <div>
        <strong>{nome}</strong>
        <Text c="dimmed" fz="xs">
          Aggiunta il {formatInstant(createdAt)}
          {lastUsedAt ? `, usata il ${formatInstant(lastUsedAt)}` : ', mai usata'}
        </Text>
      </div>
      <Group gap="sm" className={classes.actions}>
        <Button size="xs" onClick={() => setOpen('rename')} aria-label={`Rinomina ${nome}`}>
          RINOMINA
        </Button>
        <Button size="xs" look="danger" onClick={() => setOpen('remove')} aria-label={`Togli ${nome}`}>
          TOGLI
        </Button>
      </Group>
      {open === 'rename' && (
        <RenamePasskey area={area} id={_id} nome={nome} onChanged={onChanged} onClose={() => setOpen(null)} />
      )}
      <AskDialog
        title={`Togli la passkey «${nome}»?`}
        verb="TOGLI"
        danger
        opened={open === 'remove'}
        pending={pending}
        onConfirm={() => void remove()}
        onCancel={() => setOpen(null)}
      >
        Non potrai più entrare con questa passkey. Toglila anche dal dispositivo in cui sta.
      </AskDialog>
    </Group>
  )
}

type RenameProps = Omit<Props, 'passkeys'> & { id: string; nome: string; onClose: () => void }

function RenamePasskey({ area, id, nome, onChanged, onClose }: RenameProps) {
  const form = useApiForm({ nome }, async (values) => {
    await api.patch(`/${AREAS[area].api}/passkeys/${id}`, values, { area })
    await onChanged()
    onClose()
  })
  return (
    <Box flex="1 0 100%">
      <AccountForm
        form={form}
        action="SALVA"
        look="secondary"
        size="panel"
        actions={<Button onClick={onClose}>ANNULLA</Button>}
      >
        <TextInput {...form.field('nome')} label="Nuovo nome" maxLength={60} required autoFocus />
      </AccountForm>
    </Box>
  )
}
