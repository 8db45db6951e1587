'use client'

import { useState } from 'react'
import { usePageRefresh } from '@/components/data/use-page-refresh'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Textarea } from '@/components/ui/textarea'
import { toastSuccess } from '@/components/ui/toasts'
import type { DaVotare } from '@/lib/features/ratings/schema'
import { ApiError, api } from '@/lib/http/client'
import classes from './rate-case.module.css'
import { StarsInput } from './stars-input'

/** The client's word about who followed a case that is paid out. */
export function RateCase({ praticaId, agente }: Pick<DaVotare, 'praticaId' | 'agente'>) {
  const refresh = usePageRefresh()
  const [stelle, setStelle] = useState<number | null>(null)
  const [commento, setCommento] = useState('')
  const [consenso, setConsenso] = useState(false)
  const [sending, setSending] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const send = async () => {
    setSending(true)
    try {
      await api.post('/voti', { praticaId, stelle, commento, consenso }, { area: 'client' })
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
    <section className={classes.card} aria-labelledby={`voto-${praticaId}`}>
      <h2 id={`voto-${praticaId}`} className={classes.title}>
        Com’è andata con {agente}?
      </h2>
      <p className={classes.words}>
        Il finanziamento è erogato: il tuo voto aiuta chi sceglie dopo di te. Lo leggiamo prima di
        pubblicarlo, e pubblichiamo anche i voti bassi.
      </p>
      <StarsInput value={stelle} onChange={setStelle} error={errors.stelle} name={`stelle-${praticaId}`} />
      <Textarea
        label="Che cosa vuoi dire a chi legge (facoltativo)"
        value={commento}
        onChange={setCommento}
        maxLength={2000}
        error={errors.commento}
      />
      <Checkbox
        label="Potete pubblicarlo sul sito con il mio nome e l’iniziale del cognome"
        value={consenso}
        onChange={setConsenso}
        error={errors.consenso}
      />
      {errors.tutto && (
        <p role="alert" className={classes.wrong}>
          {errors.tutto}
        </p>
      )}
      <Button loading={sending} onClick={() => void send()}>
        INVIA IL VOTO
      </Button>
    </section>
  )
}
