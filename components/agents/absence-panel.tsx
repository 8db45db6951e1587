'use client'

import { AccountForm } from '@/components/accounts/account-form'
import { useApiForm } from '@/components/accounts/use-api-form'
import { RefInput } from '@/components/data/form/ref-input'
import { Button } from '@/components/ui/button'
import { DayInput } from '@/components/ui/day-input'
import { Text, Tiles } from '@/components/ui/layout'
import { toastError, toastSuccess } from '@/components/ui/toasts'
import { formatDay } from '@/lib/core/dates'
import type { OwnAgent } from '@/lib/features/agents/own-schema'
import { api } from '@/lib/http/client'

type Props = { own: OwnAgent; onSaved: (own: OwnAgent) => void }

const NONE = { dal: null, al: null, sostitutoId: null }

const valuesOf = ({ dal, al, sostituto }: OwnAgent) => ({ dal, al, sostitutoId: sostituto?._id ?? null })

/** When the agent is away and who stands in, with what it does to the requests. */
export function AbsencePanel({ own, onSaved }: Props) {
  const put = async (values: Record<string, unknown>, done: string) => {
    const body = { ...values, version: own.version }
    const saved = await api.put('/agents/me/absence', body, { area: 'agent' })
    onSaved(saved)
    record.set(valuesOf(saved))
    toastSuccess(done)
  }
  const record = useApiForm<ReturnType<typeof valuesOf>>(valuesOf(own), (values) =>
    put(values, 'Assenza registrata'),
  )
  return (
    <AccountForm
      form={record}
      action={own.dal ? 'MODIFICA' : 'REGISTRA'}
      look="secondary"
      size="panel"
      actions={
        own.dal && (
          <Button onClick={() => void put(NONE, 'Assenza tolta').catch(toastError)}>TOGLI L’ASSENZA</Button>
        )
      }
    >
      <Text>{effectOf(own)}</Text>
      <Tiles least={220}>
        <DayInput {...record.field('dal')} label="Assente dal" />
        <DayInput {...record.field('al')} label="Assente fino al" />
      </Tiles>
      <RefInput {...record.field('sostitutoId')} label="Chi ti sostituisce" resource="agents" />
    </AccountForm>
  )
}

/** What happens to the requests meanwhile, in words. */
function effectOf({ dal, al, sostituto }: OwnAgent): string {
  const when =
    !dal || !al
      ? 'Nei giorni di assenza'
      : dal === al
        ? `Il ${formatDay(dal)}`
        : `Dal ${formatDay(dal)} al ${formatDay(al)}`
  const who = sostituto ? ` Chi ti cerca trova ${sostituto.nome} ${sostituto.cognome}.` : ''
  return `${when} le nuove richieste vanno agli altri agenti della tua zona. Quelle che hai già restano tue: se qualcuna non può aspettare, passala dalla rubrica.${who}`
}
