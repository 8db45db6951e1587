'use client'

import { useState } from 'react'
import { z } from 'zod'
import { FormDialog } from '@/components/data/form/form-dialog'
import { usePageRefresh } from '@/components/data/list/use-page-refresh'
import { Button } from '@/components/ui/button'
import { Stack } from '@/components/ui/layout'
import { toastSuccess } from '@/components/ui/toasts'
import { formatDay } from '@/lib/core/dates'
import type { PraticaDetail } from '@/lib/features/pratiche/data'
import { api } from '@/lib/http/client'
import type { Field } from '@/lib/resources/view'
import classes from './refusal.module.css'

const FIELDS: Field[] = [
  { name: 'testo', label: 'Che cosa non torna, secondo te (facoltativo)', kind: 'textarea' },
]
const schema = z.object({ testo: z.string().nullable() })

/** Why a case was refused, in plain words; a person looks again where the client asks for it, and free advice stands beside it. */
export function Refusal({ pratica }: { pratica: PraticaDetail }) {
  const { rifiuto } = pratica
  if (!rifiuto) return null
  return (
    <Stack
      component="section"
      gap="xs"
      p="md"
      className={classes.refusal}
      aria-label="Perché non è stata accolta"
    >
      <h3>Perché non è stata accolta</h3>
      <p>{rifiuto.parole}</p>
      <Review pratica={pratica} />
      {rifiuto.aiuti.length > 0 && (
        <>
          <h3>Un aiuto gratuito</h3>
          <ul>
            {rifiuto.aiuti.map(({ nome, testo, indirizzo }) => (
              <li key={nome}>
                <a href={indirizzo} target="_blank" rel="noopener">
                  {nome}
                </a>
                : {testo}
              </li>
            ))}
          </ul>
        </>
      )}
    </Stack>
  )
}

function Review({ pratica: { _id, codice, riesame } }: { pratica: PraticaDetail }) {
  const [asking, setAsking] = useState(false)
  const refresh = usePageRefresh()
  if (riesame)
    return riesame.risposta ? (
      <Stack gap="xxs" pl="sm" className={classes.answer}>
        <p>
          <strong>{riesame.rispostoDa}</strong> ha riesaminato la pratica il{' '}
          {formatDay(new Date(riesame.rispostoAt ?? ''))}:
        </p>
        <p>{riesame.risposta}</p>
      </Stack>
    ) : (
      <p>Hai chiesto il riesame di una persona: ti rispondiamo qui entro il {formatDay(riesame.scadeIl)}.</p>
    )
  return (
    <>
      <p className={classes.ask}>
        <Button
          aria-label={`Chiedi il riesame di una persona per la pratica ${codice}`}
          onClick={() => setAsking(true)}
        >
          CHIEDI IL RIESAME DI UNA PERSONA
        </Button>
      </p>
      {asking && (
        <FormDialog
          title="Chiedi il riesame di una persona"
          intro="Una persona guarda di nuovo la tua pratica, ti spiega la decisione e ti risponde qui. Puoi dire la tua."
          fields={FIELDS}
          schema={schema}
          start={{ testo: '' }}
          verb="CHIEDI"
          send={async ({ testo }, headers) => {
            await api.post(`/pratiche/${_id}/riesame`, { testo }, { area: 'client', headers })
            await refresh()
            toastSuccess('Riesame chiesto')
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
