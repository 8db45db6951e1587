'use client'

import { type FormEvent, useState } from 'react'
import { FormFields } from '@/components/data/form/form-fields'
import { useUnsavedGuard } from '@/components/data/form/use-unsaved-guard'
import { useArea } from '@/components/data/page/area'
import { useRecord } from '@/components/data/record/use-record'
import { Button } from '@/components/ui/button'
import { Flex, Text } from '@/components/ui/layout'
import type { IdentificazioneDetail, PassoInput } from '@/lib/features/aml/identification/schema'
import { PASSI, type Passo } from '@/lib/features/aml/labels'
import { ApiError, api } from '@/lib/http/client'
import { FORM_SCHEMAS, fieldsOf, startOf, valuesOf } from './step-fields'

type Props = {
  praticaId: string
  passo: Passo
  detail: IdentificazioneDetail
  onSaved: (latest: IdentificazioneDetail) => void
  onStale: () => Promise<unknown>
}

const STALE =
  'Nel frattempo qualcun altro ha salvato: quello che hai scritto è ancora qui, controlla e salva di nuovo.'

/** One step: it is saved also when something is still to be filled in. */
export function StepForm({ praticaId, passo, detail, onSaved, onStale }: Props) {
  const area = useArea()
  const record = useRecord({ schema: FORM_SCHEMAS[passo], start: startOf(passo, detail) })
  const [notice, setNotice] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  useUnsavedGuard(record.dirty)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (sending || !record.validate()) return
    setSending(true)
    setNotice(null)
    const body = { version: detail.version, passo, valori: valuesOf(passo, record.cleaned) } as PassoInput
    try {
      const latest = await api.patch(`/pratiche/${praticaId}/identificazione`, body, { area })
      record.restart(startOf(passo, latest) as Parameters<typeof record.restart>[0])
      onSaved(latest)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await explain(error)
    } finally {
      setSending(false)
    }
  }

  const explain = async (error: ApiError) => {
    if (error.code === 'stale_version') {
      await onStale()
      return setNotice(STALE)
    }
    const named = error.errors.map(({ path, message }) => [path.replace(/^valori\./, ''), message] as const)
    record.setErrors(Object.fromEntries(named))
    if (named.length === 0) setNotice(error.message)
  }

  return (
    <form noValidate onSubmit={(event) => void save(event)} aria-label={PASSI[passo]}>
      {notice && (
        <Text role="alert" mb="sm" c="var(--bad)">
          {notice}
        </Text>
      )}
      <FormFields
        fields={fieldsOf(passo, detail)}
        values={record.values}
        errors={record.errors}
        onChange={record.set}
        disabled={sending}
      />
      <Flex gap="xs" wrap="wrap" mt="sm">
        <Button type="submit" look="primary" loading={sending}>
          SALVA E CONTINUA
        </Button>
      </Flex>
    </form>
  )
}
