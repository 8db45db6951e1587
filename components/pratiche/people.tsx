'use client'

import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { ContactLinks } from '@/components/data/record/contact-links'
import { AskDialog } from '@/components/ui/ask-dialog'
import { Button } from '@/components/ui/button'
import { Flex, Lines, Stack, Text } from '@/components/ui/layout'
import { StateBadge } from '@/components/ui/status-badge'
import { euroText } from '@/lib/core/money'
import { RUOLI_PERSONA, TIPI_LAVORO } from '@/lib/features/pratiche/schema'
import { useCase } from './case-context'
import { PersonDialog } from './person-dialog'
import { COLLEGAMENTI, type Persona } from './person-words'
import { RemovePerson } from './remove-person'
import { useCaseAction } from './use-case-action'

/** Who somebody is, how to reach them, whether they follow the case; and what can be done about it. */
function PersonCard({ persona }: { persona: Persona }) {
  const [dialog, setDialog] = useState<'edit' | 'remove' | null>(null)
  const { nome, cognome, ruolo, tipoLavoro, redditoNetto, email, telefono } = persona
  const who = `${nome} ${cognome}`
  const close = () => setDialog(null)
  const work = [
    tipoLavoro && TIPI_LAVORO[tipoLavoro],
    redditoNetto !== null && `${euroText(redditoNetto)} netti al mese`,
  ].filter(Boolean)
  return (
    <Flex
      component="li"
      rowGap="xs"
      columnGap="md"
      align="flex-start"
      justify="space-between"
      wrap="wrap"
      py="sm"
      fz="sm"
    >
      <Stack gap={2} miw={0} flex="1 1 200px">
        <Text component="h3" fz="sm" fw={600} breaks="anywhere">
          {who}
        </Text>
        <Text c="dimmed" fz="xs">
          {[RUOLI_PERSONA[ruolo], ...work].join(' · ')}
        </Text>
        <ContactLinks email={email} telefono={telefono} whatsapp />
        <Link persona={persona} />
      </Stack>
      <Flex gap="xxs">
        <Button size="xs" look="quiet" aria-label={`Modifica ${who}`} onClick={() => setDialog('edit')}>
          Modifica
        </Button>
        {ruolo !== 'richiedente' && (
          <Button size="xs" look="quiet" aria-label={`Togli ${who}`} onClick={() => setDialog('remove')}>
            Togli
          </Button>
        )}
      </Flex>
      {dialog === 'edit' && <PersonDialog persona={persona} onClose={close} />}
      {dialog === 'remove' && <RemovePerson persona={persona} onClose={close} />}
    </Flex>
  )
}

/** Whether the person follows the case; who has not answered can be asked again. */
function Link({ persona: { _id, nome, cognome, email, collegamento } }: { persona: Persona }) {
  const who = `${nome} ${cognome}`
  const [asking, setAsking] = useState(false)
  const again = useCaseAction(`/persone/${_id}/invito`, `Invito inviato a ${who}`)
  if (!collegamento) return null
  return (
    <>
      <Flex component="p" rowGap={0} columnGap="xs" align="center" wrap="wrap">
        <StateBadge {...COLLEGAMENTI[collegamento]} />
        {(collegamento === 'invitata' || collegamento === 'scaduta') && (
          <Button
            look="quiet"
            size="xs"
            aria-label={`Invia di nuovo l’invito a ${who}`}
            onClick={() => setAsking(true)}
          >
            Invia di nuovo
          </Button>
        )}
      </Flex>
      <AskDialog
        opened={asking}
        title={`Invii di nuovo l’invito a ${who}?`}
        verb="INVIA"
        pending={again.isPending}
        onConfirm={() => again.mutate({}, { onSettled: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      >
        {nome} riceve un’altra e-mail{email && ` a ${email}`} per seguire la pratica.
      </AskDialog>
    </>
  )
}

/** Who is on the case, and one more. */
export function People() {
  const { pratica } = useCase()
  const [adding, setAdding] = useState(false)
  return (
    <>
      <Lines component="ul">
        {pratica.persone.map((persona) => (
          <PersonCard key={persona._id} persona={persona} />
        ))}
      </Lines>
      <Flex justify="flex-end" py="xs">
        <Button icon={<IconPlus size={16} aria-hidden="true" />} onClick={() => setAdding(true)}>
          AGGIUNGI UNA PERSONA
        </Button>
      </Flex>
      {adding && <PersonDialog onClose={() => setAdding(false)} />}
    </>
  )
}
