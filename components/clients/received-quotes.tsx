'use client'

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { usePageRefresh } from '@/components/data/list/use-page-refresh'
import { AskDialog } from '@/components/ui/ask-dialog'
import { Button } from '@/components/ui/button'
import { IntentLink } from '@/components/ui/intent-link'
import { Group, Stack, Text } from '@/components/ui/layout'
import { toastError, toastSuccess } from '@/components/ui/toasts'
import { formatDay } from '@/lib/core/dates'
import type { ReceivedQuote } from '@/lib/features/saved-quotes/schema'
import { api } from '@/lib/http/client'
import { CallBack } from './call-back'
import { CardTitle } from './card-title'
import { ReceivedOffer } from './received-offer'
import classes from './received-quotes.module.css'

/** What the client was sent and can say yes to, or has. */
export const ReceivedQuotes = ({ quotes, isNext }: { quotes: readonly ReceivedQuote[]; isNext: boolean }) =>
  quotes.map((quote) => <Received key={`${quote._id} ${quote.version}`} quote={quote} isNext={isNext} />)

/** A question to the office that says which quote it is about. */
const askHref = (codice: string) =>
  `/area-clienti?${new URLSearchParams({ ticket: 'nuovo', oggetto: `Preventivo ${codice}` })}`

/** `isNext`: nothing else waits for the client. */
function Received({ quote, isNext }: { quote: ReceivedQuote; isNext: boolean }) {
  const { _id, version, codice, prodotto, agente, accettato, scadeIl, cifreAl, offerte, avvertenza } = quote
  const [chosen, setChosen] = useState(offerte[0]?._id)
  const [asking, setAsking] = useState(false)
  const [refusing, setRefusing] = useState(false)
  const refresh = usePageRefresh()
  const accept = useMutation({
    mutationFn: () =>
      api.post(`/clients/me/quotes/${_id}/accept`, { offerta: chosen, version }, { area: 'client' }),
    onSuccess: () => toastSuccess('Offerta accettata'),
    onError: toastError,
    onSettled: async () => {
      await refresh()
      setAsking(false)
    },
  })
  const refuse = useMutation({
    mutationFn: () => api.post(`/quotes/${_id}/risposta`, { risposta: 'rifiuta' }, { area: 'client' }),
    onSuccess: () => toastSuccess('Preventivo rifiutato'),
    onError: toastError,
    onSettled: async () => {
      await refresh()
      setRefusing(false)
    },
  })
  const offer = offerte.find(({ _id: id }) => id === chosen)
  const shown = accettato ? offerte.slice(0, 1) : offerte
  const from = agente ?? 'La sede'
  return (
    <Stack component="section" mb="lg" p="lg" className={classes.card} aria-labelledby={`preventivo-${_id}`}>
      <CardTitle id={`preventivo-${_id}`}>
        {accettato ? 'Hai accettato questo preventivo' : 'C’è un preventivo per te'}
      </CardTitle>
      <Text c="dimmed">
        {prodotto} · {codice}
        {agente && ` · da ${agente}`}
        {!accettato && ` · vale fino al ${formatDay(scadeIl)}`}
      </Text>
      {avvertenza && <strong>{avvertenza}</strong>}
      <Stack component="ul" gap="sm">
        {shown.map((one) => (
          <li key={one._id}>
            <ReceivedOffer
              offer={one}
              name={shown.length > 1 ? `offerta-${_id}` : null}
              chosen={one._id === chosen}
              onChoose={() => setChosen(one._id)}
            />
          </li>
        ))}
      </Stack>
      {cifreAl && (
        <Text c="dimmed" fz="xs">
          Cifre del {formatDay(cifreAl)}. Nel documento trovi le spese una per una.
        </Text>
      )}
      {accettato && <Text c="dimmed">{from} ti contatta per i documenti.</Text>}
      <Group>
        {!accettato && (
          <Button
            look={isNext ? 'primary' : 'secondary'}
            aria-label={`ACCETTA il preventivo ${codice}`}
            onClick={() => setAsking(true)}
          >
            ACCETTA
          </Button>
        )}
        <a href={`/v2/quotes/${_id}/apri`} target="_blank" rel="noopener" className={classes.document}>
          Apri il documento
        </a>
        {!accettato && (
          <IntentLink href={askHref(codice)} className={classes.document}>
            Fai una domanda
          </IntentLink>
        )}
        {!accettato && (
          <button
            type="button"
            className={classes.document}
            aria-label={`Rifiuta il preventivo ${codice}`}
            onClick={() => setRefusing(true)}
          >
            Rifiuta
          </button>
        )}
        <CallBack quote={quote} />
      </Group>
      <AskDialog
        opened={refusing}
        title={`Rifiuti il preventivo ${codice}?`}
        verb="RIFIUTA"
        pending={refuse.isPending}
        onConfirm={() => refuse.mutate()}
        onCancel={() => setRefusing(false)}
      >
        {from} lo sa subito. Se cambi idea gli chiedi un nuovo preventivo.
      </AskDialog>
      <AskDialog
        opened={asking}
        title={`Accetti l’offerta di ${offer?.banca || offer?.nome || ''}?`}
        verb="ACCETTA"
        pending={accept.isPending}
        onConfirm={() => accept.mutate()}
        onCancel={() => setAsking(false)}
      >
        {from} lo sa subito e ti contatta per i documenti. Non firmi ancora nulla: decide la banca, quando ha
        visto la tua domanda.
      </AskDialog>
    </Stack>
  )
}
