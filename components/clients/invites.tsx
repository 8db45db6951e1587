'use client'

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { usePageRefresh } from '@/components/data/list/use-page-refresh'
import { AskDialog } from '@/components/ui/ask-dialog'
import { Button } from '@/components/ui/button'
import { Flex, Paper, Stack, Text } from '@/components/ui/layout'
import { toastSuccess } from '@/components/ui/toasts'
import { type Invito, type RispostaInput, RUOLI_PERSONA } from '@/lib/features/pratiche/schema'
import { api } from '@/lib/http/client'
import { PRODOTTI } from '@/lib/words/products'

type Risposta = RispostaInput['risposta']
const DONE: Record<Risposta, string> = {
  consenso: 'Ora segui la pratica',
  rifiuto: 'Va bene, non segui questa pratica',
}

/** Somebody named this client on a case: they follow it only if they say so. */
function Invite({ invite: { _id, chi, ruolo, product } }: { invite: Invito }) {
  const refresh = usePageRefresh()
  const [asking, setAsking] = useState(false)
  const answer = useMutation({
    mutationFn: (risposta: Risposta) => api.post(`/pratiche/inviti/${_id}`, { risposta }, { area: 'client' }),
    onSuccess: async (_reply, risposta) => {
      await refresh()
      toastSuccess(DONE[risposta])
    },
    onSettled: () => setAsking(false),
  })
  const what = `${PRODOTTI[product].toLowerCase()}, come ${RUOLI_PERSONA[ruolo].toLowerCase()}`
  return (
    <Paper component="li" withBorder radius="lg" p="lg">
      <Text component="h2" mb="xs" ff="heading" fz="xl" fw={600} lh={1.2}>
        {chi} ti chiede di seguire una pratica
      </Text>
      <Text mb="md">
        Ti ha indicato in una pratica: {what}. Se accetti la segui da qui, e chi la lavora vede il nome e i
        recapiti del tuo profilo.
      </Text>
      <Flex gap="sm" wrap="wrap">
        <Button
          look="primary"
          disabled={answer.isPending}
          aria-label={`ACCETTO l’invito di ${chi}`}
          onClick={() => answer.mutate('consenso')}
        >
          ACCETTO
        </Button>
        <Button
          disabled={answer.isPending}
          aria-label={`NON ACCETTO l’invito di ${chi}`}
          onClick={() => setAsking(true)}
        >
          NON ACCETTO
        </Button>
      </Flex>
      <AskDialog
        opened={asking}
        title={`Rifiuti l’invito di ${chi}?`}
        verb="NON ACCETTO"
        danger
        pending={answer.isPending}
        onConfirm={() => answer.mutate('rifiuto')}
        onCancel={() => setAsking(false)}
      >
        Non vedrai questa pratica. Se cambi idea, chi ti ha invitato deve chiedertelo di nuovo.
      </AskDialog>
    </Paper>
  )
}

export function Invites({ invites }: { invites: readonly Invito[] }) {
  if (invites.length === 0) return null
  return (
    <Stack component="ul" mb="lg" maw="var(--width-page)" aria-label="Inviti che aspettano una risposta">
      {invites.map((invite) => (
        <Invite key={invite._id} invite={invite} />
      ))}
    </Stack>
  )
}
