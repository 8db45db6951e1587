'use client'

import { useState } from 'react'
import { usePageRefresh } from '@/components/data/list/use-page-refresh'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Box, Card, Text } from '@/components/ui/layout'
import { Textarea } from '@/components/ui/textarea'
import { toastSuccess } from '@/components/ui/toasts'
import { votoValues } from '@/lib/features/ratings/schema'
import { ApiError, api } from '@/lib/http/client'
import { italianIssue } from '@/lib/italian/zod-issues'
import { CardTitle } from './card-title'
import { StarsInput } from './stars-input'

type Props = {
  praticaId: string
  /** "Mutuo, pratica P26-…" */
  pratica: string
  /** Whom it is about: the agent of the case, or the employee that `employeeId` names. */
  nome: string
  employeeId?: string
}

const WORDS = {
  agente:
    'Il finanziamento è erogato: dicci com’è andata. Il voto va sul sito solo se lo permetti qui sotto; lo leggiamo prima, e pubblichiamo anche i voti bassi.',
  sede: 'Ha lavorato alla tua pratica in sede. Il tuo voto non va sul sito: lo legge la sede, con il tuo nome e l’iniziale del cognome.',
}
const CONSENT = 'Acconsento a pubblicarlo sul sito con il mio nome e l’iniziale del cognome (facoltativo)'

/** The client's word about who followed a case that is paid out. */
export function RateCase({ praticaId, pratica, nome, employeeId }: Props) {
  const kind = employeeId ? 'sede' : 'agente'
  const id = `voto-${employeeId ?? 'agente'}-${praticaId}`
  const refresh = usePageRefresh()
  const [stelle, setStelle] = useState<number | null>(null)
  const [commento, setCommento] = useState('')
  const [consenso, setConsenso] = useState(false)
  const [sending, setSending] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const send = async () => {
    const parsed = votoValues.safeParse({ stelle, commento, consenso }, { error: italianIssue })
    if (!parsed.success)
      return setErrors(Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path[0], message])))
    setErrors({})
    setSending(true)
    try {
      await api.post('/voti', { praticaId, employeeId, ...parsed.data }, { area: 'client' })
      await refresh()
      toastSuccess('Grazie: il tuo voto è arrivato')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const named = error.errors.map(({ path, message }) => [path, message])
      setErrors(named.length > 0 ? Object.fromEntries(named) : { tutto: error.message })
    } finally {
      setSending(false)
    }
  }
  return (
    <Card component="section" align="flex-start" mt="lg" roomy maw="var(--width-text)" aria-labelledby={id}>
      <CardTitle id={id}>Com’è andata con {nome}?</CardTitle>
      <Text c="dimmed">{pratica}</Text>
      <Text>{WORDS[kind]}</Text>
      <StarsInput value={stelle} onChange={setStelle} error={errors.stelle} name={`stelle-${id}`} />
      <Box w="100%">
        <Textarea
          label={employeeId ? 'Che cosa vuoi dirci (facoltativo)' : 'Che cosa vuoi dire (facoltativo)'}
          value={commento}
          onChange={setCommento}
          maxLength={2000}
          error={errors.commento}
        />
      </Box>
      {!employeeId && (
        <Checkbox label={CONSENT} value={consenso} onChange={setConsenso} error={errors.consenso} />
      )}
      {errors.tutto && (
        <Text role="alert" c="var(--bad)">
          {errors.tutto}
        </Text>
      )}
      <Button loading={sending} onClick={() => void send()}>
        INVIA IL VOTO
      </Button>
    </Card>
  )
}
