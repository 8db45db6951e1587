'use client'

import { useState } from 'react'
import { useArea } from '@/components/data/page/area'
import { Button } from '@/components/ui/button'
import { Box, Flex, Text } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import { toastError } from '@/components/ui/toasts'
import { formatInstant } from '@/lib/core/dates'
import { api } from '@/lib/http/client'
import classes from './storage-browser.module.css'

const LIVES = [
  { value: '5', label: '5 minuti' },
  { value: '60', label: '1 ora' },
  { value: '480', label: '8 ore' },
  { value: '1440', label: '24 ore' },
]

type Props = { bucket: string; key64: string; disabled: boolean }

/** A link for whoever has no account; it ends by itself. */
export function LinkCard({ bucket, key64, disabled }: Props) {
  const area = useArea()
  const [minutes, setMinutes] = useState('60')
  const [link, setLink] = useState<{ url: string; scadeIl: string } | null>(null)
  const [busy, setBusy] = useState(false)
  const make = async () => {
    setBusy(true)
    try {
      const body = { minuti: Number(minutes) }
      setLink(await api.post(`/storage/buckets/${bucket}/${key64}/link`, body, { area }))
    } catch (error) {
      toastError(error)
    }
    setBusy(false)
  }
  return (
    <Section
      title="Link"
      description="Chiunque lo abbia scarica il file, fino alla scadenza. Resta scritto nella cronologia."
    >
      <Flex rowGap="xs" columnGap="sm" align="flex-end" wrap="wrap" className={classes.bar}>
        <Select
          label="Durata"
          required
          options={LIVES}
          value={minutes}
          disabled={disabled}
          onChange={(next) => next && setMinutes(next)}
        />
        <Button disabled={disabled} loading={busy} onClick={() => void make()}>
          CREA
        </Button>
      </Flex>
      {link && (
        <Box role="status" mt="sm">
          <TextInput label="Indirizzo" value={link.url} onChange={() => undefined} />
          <Text c="dimmed" fz="xs">
            Vale fino alle {formatInstant(link.scadeIl)}.
          </Text>
        </Box>
      )}
    </Section>
  )
}
