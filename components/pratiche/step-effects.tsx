'use client'

import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useArea } from '@/components/data/page/area'
import { Box, Stack, Text } from '@/components/ui/layout'
import { formatInstant } from '@/lib/core/dates'
import { euroText } from '@/lib/core/money'
import type { Effetti } from '@/lib/features/pratiche/schema'
import { api } from '@/lib/http/client'
import type { Stato } from '@/lib/words/case-states'
import { useCase } from './case-context'
import { QUOTE } from './commissions'
import classes from './step-effects.module.css'
import { isClosed } from './steps'

const PAUSE_MS = 300

type Quote = NonNullable<Effetti['storno']>

const sharesText = ({ quote, totale }: Quote) =>
  [
    ...quote.map(({ quota, importo }) => `${QUOTE[quota].toLowerCase()} ${euroText(importo)}`),
    ...(totale === null ? [] : [`in tutto ${euroText(totale)}`]),
  ].join(' · ')

type EffectsProps = {
  effetti: Effetti
  /** Of a step that closes the case: when somebody comes all the same. */
  appuntamento?: string | null
}

/** What a step will bring: who is written what, what is taken back, what accrues. */
export function Effects({ effetti, appuntamento }: EffectsProps) {
  const { email, senzaEmail, storno, maturano, daConfermare } = effetti
  return (
    <Box
      component="section"
      mt="md"
      py="sm"
      px="md"
      fz="sm"
      bg="var(--bg-sunken)"
      bdrs="md"
      aria-label="Che cosa succede"
    >
      <Text component="h3" mb="xs" fz="sm" fw={700}>
        Che cosa succede
      </Text>
      <Stack component="ul" gap="xs" className={classes.list}>
        {daConfermare && (
          <li>
            La sede controlla l’erogazione: fino alla sua conferma non maturano provvigioni e il cliente non
            riceve nulla.
          </li>
        )}
        {storno && <li>Si stornano le provvigioni maturate: {sharesText(storno)}.</li>}
        {maturano && (
          <li>
            {daConfermare ? 'Alla conferma maturano' : 'Maturano'} le provvigioni: {sharesText(maturano)}.
          </li>
        )}
        {appuntamento && (
          <li>
            L’appuntamento del {formatInstant(appuntamento)} resta in agenda: se non serve più, annullalo
            dalla pratica.
          </li>
        )}
        {email.map(({ chi, a, oggetto, testo }) => (
          <li key={a}>
            <details>
              <summary>
                E-mail a {chi}: <strong>{oggetto}</strong>
              </summary>
              <Text mt="xs" c="dimmed">
                {a}
              </Text>
              <Text mt="xs" pl="sm" breaks="lines" className={classes.text}>
                {testo}
              </Text>
            </details>
          </li>
        ))}
        {senzaEmail.map(({ chi, perche }) => (
          <Box key={chi} component="li" c="dimmed">
            Nessuna e-mail a {chi}. {perche}
          </Box>
        ))}
        {email.length + senzaEmail.length === 0 && (
          <Box component="li" c="dimmed">
            Nessuna e-mail.
          </Box>
        )}
        {email.length > 0 && (
          <Box component="li" c="dimmed">
            Partita l’e-mail, il passo non si può più annullare.
          </Box>
        )}
      </Stack>
    </Box>
  )
}

type Props = {
  body: Record<string, unknown>
  /** The step is on its way: from now on nobody asks what it would bring. */
  isSent: boolean
}

/** The same of the step that a form describes, asked of the server whenever it changes; nothing where it cannot be taken yet. */
export function StepEffects({ body, isSent }: Props) {
  const area = useArea()
  const { _id, version, prossimiStati, appuntamento } = useCase().pratica
  // Words alone change nothing of what follows.
  const { motivo: _words, ...asked } = body
  const [settled] = useDebouncedValue(JSON.stringify(asked), PAUSE_MS)
  const { to } = JSON.parse(settled) as { to?: string }
  const { data } = useQuery({
    queryKey: ['pratiche-effetti', area, _id, version, settled],
    queryFn: ({ signal }) =>
      api.post(`/pratiche/${_id}/state/effetti`, JSON.parse(settled), { area, signal }),
    // Once the step is taken the case is another, which has nothing to say of it any more.
    enabled: !isSent && prossimiStati.some((stato) => stato === to),
    retry: false,
    meta: { silent: true },
  })
  if (!data || !to) return null
  const isKept = isClosed(to as Stato) && appuntamento && new Date(appuntamento.quando) > new Date()
  return <Effects effetti={data} appuntamento={isKept ? appuntamento.quando : null} />
}
