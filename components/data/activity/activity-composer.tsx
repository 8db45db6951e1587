'use client'

import { Textarea } from '@mantine/core'
import { type KeyboardEvent, useId } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { DateInput } from '@/components/ui/date-input'
import { Flex, Stack, Text } from '@/components/ui/layout'
import { type AttivitaInput, ESITI_CHIAMATA, TIPI_ATTIVITA } from '@/lib/activity/schema'
import classes from './activity.module.css'
import { Pills } from './pills'
import { useComposer } from './use-composer'

const HINTS = {
  nota: 'Scrivi una nota…',
  chiamata: 'Che cosa vi siete detti (facoltativo)…',
  messaggio: 'Che cosa hai scritto al cliente…',
} as const

type Props = {
  /** Whether an entry can be shown to clients. */
  canShare?: boolean
  onAdd: (body: AttivitaInput, key: string) => Promise<unknown>
}

/** One place to write a note, a call or a message; Ctrl and Enter send it. */
export function ActivityComposer({ canShare = false, onAdd }: Props) {
  const id = useId()
  const { draft, change, error, sending, send } = useComposer(canShare, onAdd)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void send()
  }
  const wrongText = error && error.field !== 'esito' && error.field !== 'quando' ? error.message : undefined
  return (
    <Stack
      noValidate
      data-screen-only
      component="form"
      gap="xs"
      p="sm"
      bg="var(--bg)"
      bd="1px solid var(--line)"
      bdrs="md"
      aria-label="Aggiungi all’attività"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Pills
        label="Che cosa aggiungi"
        name={`${id}-tipo`}
        options={TIPI_ATTIVITA}
        value={draft.tipo}
        onChange={(tipo) => change({ tipo })}
      />
      {draft.tipo === 'chiamata' && (
        <>
          <Pills
            label="Com’è andata la chiamata"
            name={`${id}-esito`}
            options={ESITI_CHIAMATA}
            value={draft.esito}
            onChange={(esito) => change({ esito })}
          />
          {draft.esito === 'richiamare' && (
            <DateInput
              label="Quando richiamare"
              mode="minute"
              value={draft.quando}
              onChange={(quando) => change({ quando })}
              error={error?.field === 'quando' ? error.message : undefined}
              required
            />
          )}
          {error?.field === 'esito' && (
            <Text role="alert" c="var(--bad)" fz="xs">
              {error.message}
            </Text>
          )}
        </>
      )}
      <Textarea
        aria-label={`Testo: ${TIPI_ATTIVITA[draft.tipo].toLowerCase()}`}
        placeholder={HINTS[draft.tipo]}
        value={draft.testo}
        error={wrongText}
        onChange={(event) => change({ testo: event.currentTarget.value })}
        autosize
        minRows={2}
        maxRows={12}
      />
      <Flex rowGap="xs" columnGap="sm" align="center" wrap="wrap" className={classes.send}>
        {canShare && (
          <Checkbox
            label="Visibile al cliente"
            value={draft.pubblico}
            onChange={(pubblico) => change({ pubblico })}
          />
        )}
        <span className={classes.keys}>Ctrl Invio</span>
        <Button type="submit" size="xs" loading={sending}>
          AGGIUNGI
        </Button>
      </Flex>
    </Stack>
  )
}
