'use client'

import { useState } from 'react'
import { Box, Stack, Text } from '@/components/ui/layout'
import { Switch } from '@/components/ui/switch'
import { toastError, toastSuccess } from '@/components/ui/toasts'
import { CONSENSI_BREVI, CONSENSI_PROPRI, type OwnConsent } from '@/lib/consents/labels'
import { CONSENT_TEXT_VERSION, type OwnConsents } from '@/lib/consents/schema'
import { formatInstant } from '@/lib/core/dates'
import { api } from '@/lib/http/client'

const YES_NO = [
  { n: 'Sì', v: true },
  { n: 'No', v: false },
]

type Item = OwnConsents['items'][number]

/** The consents that a client may give and take back, each with when it was given or taken back. */
export function ConsentsPanel({ consents }: { consents: OwnConsents }) {
  const [items, setItems] = useState(consents.items)
  const [busy, setBusy] = useState<OwnConsent | null>(null)
  const change = async (kind: OwnConsent, granted: boolean) => {
    setBusy(kind)
    const body = { kind, granted, textVersion: CONSENT_TEXT_VERSION }
    await api.post('/clients/me/consents', body, { area: 'client' }).then((reply) => {
      setItems(reply.items)
      toastSuccess(granted ? 'Consenso registrato' : 'Consenso ritirato')
    }, toastError)
    setBusy(null)
  }
  return (
    <Stack component="ul" maw="40rem">
      {items.map((item) => (
        <li key={item.kind}>
          <Switch
            label={CONSENSI_BREVI[item.kind]}
            description={CONSENSI_PROPRI[item.kind]}
            options={YES_NO}
            value={item.granted}
            disabled={busy !== null}
            onChange={(granted) => change(item.kind, granted === true)}
          />
          <History item={item} />
        </li>
      ))}
    </Stack>
  )
}

function History({ item: { history } }: { item: Item }) {
  const [last] = history
  if (!last)
    return (
      <Text mt="xxs" mb="1em" c="dimmed" fz="xs">
        Non l’hai mai dato.
      </Text>
    )
  return (
    <Box component="details" mt="xxs" c="dimmed" fz="xs">
      <Box component="summary" mih={24}>
        {lastWord(history)} il {formatInstant(last.at)}
      </Box>
      <Box component="ol" m={0} pl="md">
        {history.map(({ granted, at, textVersion }) => (
          <li key={at}>
            {formatInstant(at)}: {granted ? 'sì' : 'no'} (testo {textVersion})
          </li>
        ))}
      </Box>
    </Box>
  )
}

function lastWord([last, ...earlier]: Item['history']): string {
  if (last?.granted) return 'Dato'
  return earlier.some(({ granted }) => granted) ? 'Ritirato' : 'Non dato'
}
