'use client'

import { useState } from 'react'
import { save } from '@/components/data/files/download'
import { AREAS } from '@/components/shell/area-info'
import { AskDialog } from '@/components/ui/ask-dialog'
import { Button } from '@/components/ui/button'
import { Group, Stack, Text, Tiles } from '@/components/ui/layout'
import { toastError, toastSuccess } from '@/components/ui/toasts'
import { api } from '@/lib/http/client'
import classes from './form.module.css'
import type { StaffArea } from './totp-panel'

type Props = { area: StaffArea; left: number; onChanged: () => Promise<void> }

/** How many are left; new ones are shown once, and those of before are over. */
export function RecoveryCodesPanel({ area, left, onChanged }: Props) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [pending, setPending] = useState(false)
  const make = async () => {
    setPending(true)
    try {
      const { codici } = await api.post(`/${AREAS[area].api}/recoveryCodes`, undefined, { area })
      setCodes(codici)
      await onChanged()
    } catch (error) {
      toastError(error)
    }
    setPending(false)
    setAsking(false)
  }
  if (codes) return <CodesOnce codes={codes} onDone={() => setCodes(null)} />
  return (
    <Stack>
      <Text>
        {left > 0
          ? `${left === 1 ? 'Ti resta un codice' : `Ti restano ${left} codici`}.`
          : 'Non hai codici di recupero: fanne adesso.'}
      </Text>
      <Group gap="sm" className={classes.actions}>
        <Button loading={pending} onClick={() => (left > 0 ? setAsking(true) : void make())}>
          {left > 0 ? 'RIFAI I CODICI' : 'CREA I CODICI'}
        </Button>
      </Group>
      <AskDialog
        title="Rifai i codici di recupero?"
        verb="RIFAI"
        opened={isAsking}
        pending={pending}
        onConfirm={() => void make()}
        onCancel={() => setAsking(false)}
      >
        I codici che hai conservato finora non varranno più.
      </AskDialog>
    </Stack>
  )
}

function CodesOnce({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = codes.join('\n')
  const copy = () =>
    navigator.clipboard.writeText(text).then(() => toastSuccess('Codici copiati'), toastError)
  return (
    <Stack>
      <Text role="status">Conservali in un posto sicuro: si vedono solo adesso.</Text>
      <Tiles
        component="ul"
        least={176}
        fill
        gap="xs"
        across="md"
        p="md"
        ff="ui-monospace, monospace"
        bg="var(--bg-sunken)"
        bdrs="md"
        aria-label="Codici di recupero"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Tiles>
      <Group gap="sm" className={classes.actions}>
        <Button onClick={() => void copy()}>COPIA</Button>
        <Button onClick={() => save(new Blob([text], { type: 'text/plain' }), 'codici-di-recupero.txt')}>
          SCARICA
        </Button>
        <Button look="primary" onClick={onDone}>
          LI HO CONSERVATI
        </Button>
      </Group>
    </Stack>
  )
}
