'use client'

import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { usePageRefresh } from '@/components/data/list/use-page-refresh'
import { euroText } from '@/components/markup/format'
import { AskDialog } from '@/components/ui/ask-dialog'
import { Button } from '@/components/ui/button'
import { IntentLink } from '@/components/ui/intent-link'
import { Card, Flex, Text } from '@/components/ui/layout'
import { toastError, toastSuccess } from '@/components/ui/toasts'
import { formatDay } from '@/lib/core/dates'
import { acceptedText, NIENTE_SCELTO, offerName } from '@/lib/features/saved-quotes/labels'
import type { ReceivedQuote } from '@/lib/features/saved-quotes/schema'
import { durataText } from '@/lib/finance/text'
import { api } from '@/lib/http/client'
import { CallBack } from './call-back'
import { CardTitle } from './card-title'
import { OfferChoice, Offers } from './received-offers'
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
  // Nobody agrees by what was ticked for them (Directive (EU) 2023/2225, art. 15).
  const [chosen, setChosen] = useState(offerte.length === 1 ? offerte[0]?._id : undefined)
  const [isMissing, setMissing] = useState(false)
  const choice = useRef<HTMLFieldSetElement>(null)
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
  const from = agente ?? 'La sede'
  const choose = (id: string) => {
    setChosen(id)
    setMissing(false)
  }
  const askToAccept = () => {
    if (chosen) return setAsking(true)
    setMissing(true)
    choice.current?.querySelector('input')?.focus()
  }
  return (
    <Card component="section" mb="lg" roomy aria-labelledby={`preventivo-${_id}`}>
      <CardTitle id={`preventivo-${_id}`}>
        {accettato ? acceptedText(offerte[0]) : 'C’è un preventivo per te'}
      </CardTitle>
      <Text c="dimmed">
        {prodotto} ·{' '}
        <Text span breaks="never">
          {codice}
        </Text>
        {agente && ` · da ${agente}`}
        {!accettato && ` · vale fino al ${formatDay(scadeIl)}`}
      </Text>
      {avvertenza && <strong>{avvertenza}</strong>}
      {accettato || offerte.length === 1 ? (
        <Offers offerte={offerte.slice(0, 1)} />
      ) : (
        <OfferChoice
          box={choice}
          offerte={offerte}
          name={`offerta-${_id}`}
          chosen={chosen}
          onChoose={choose}
          error={isMissing ? NIENTE_SCELTO : undefined}
        />
      )}
      {cifreAl && (
        <Text c="dimmed" fz="xs">
          Cifre del {formatDay(cifreAl)}. Nel documento trovi le spese una per una.
        </Text>
      )}
      {accettato && <Text c="dimmed">{from} ti contatta per i documenti.</Text>}
      {/* Its links are high enough for a finger: between their lines there is room already. */}
      <Flex rowGap={0} columnGap="md" align="center" wrap="wrap">
        {!accettato && (
          <Button
            look={isNext ? 'primary' : 'secondary'}
            aria-label={`ACCETTA il preventivo ${codice}`}
            onClick={askToAccept}
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
      </Flex>
      <AskDialog
        opened={refusing}
        title={`Rifiuti il preventivo ${codice}?`}
        verb="RIFIUTA"
        pending={refuse.isPending}
        onConfirm={() => refuse.mutate()}
        onCancel={() => setRefusing(false)}
      >
        {offer && `La rata è di ${euroText(offer.rata)} al mese, per ${durataText(offer.durataMesi)}. `}
        {from} lo sa subito. Se cambi idea gli chiedi un nuovo preventivo.
      </AskDialog>
      <AskDialog
        opened={asking}
        title={`Accetti l’offerta di ${offer ? offerName(offer) : ''}?`}
        verb="ACCETTA"
        pending={accept.isPending}
        onConfirm={() => accept.mutate()}
        onCancel={() => setAsking(false)}
      >
        {from} lo sa subito e ti contatta per i documenti. Non firmi ancora nulla: decide la banca, quando ha
        visto la tua domanda.
      </AskDialog>
    </Card>
  )
}
