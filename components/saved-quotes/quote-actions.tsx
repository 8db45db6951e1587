'use client'

import { useState } from 'react'
import { z } from 'zod'
import { FormDialog } from '@/components/data/form/form-dialog'
import { useKeptWords } from '@/components/data/form/kept-words'
import { useArea } from '@/components/data/page/area'
import { AskDialog } from '@/components/ui/ask-dialog'
import { Button } from '@/components/ui/button'
import { Flex, Text } from '@/components/ui/layout'
import { Modal } from '@/components/ui/modal'
import { MoreMenu } from '@/components/ui/more-menu'
import { toastError, toastSuccess } from '@/components/ui/toasts'
import { formatDay } from '@/lib/core/dates'
import { api } from '@/lib/http/client'
import type { Field } from '@/lib/resources/view'
import { AcceptQuoteDialog } from './accept-quote-dialog'
import { ConvertQuoteDialog } from './convert-quote-dialog'
import { clientName, type SavedQuote } from './quote-types'
import classes from './quoting.module.css'

type Props = { quote: SavedQuote; isOver: boolean; onChanged: () => void }
type Open = 'email' | 'withdraw' | 'accept' | 'lead' | 'pratica' | null

/** What can be done with a quote: its document, its sending, and what becomes of it. */
export function QuoteActions({ quote, isOver, onChanged }: Props) {
  const area = useArea()
  const [open, setOpen] = useState<Open>(null)
  const [link, setLink] = useState<string | null>(null)
  const done = quote.stato === 'convertito'
  const isAccepted = quote.stato === 'accettato'
  const giveLink = async () => {
    try {
      const { url } = await api.post(
        `/quotes/${quote.id}/send`,
        { canale: 'link', version: quote.version },
        { area },
      )
      setLink(url)
      onChanged()
    } catch (error) {
      toastError(error)
      onChanged()
    }
  }
  const close = () => setOpen(null)
  const more = [
    ...(isOver || !isAccepted ? [] : [{ label: 'INVIA PER E-MAIL', onClick: () => setOpen('email') }]),
    ...(isOver ? [] : [{ label: 'LINK DA INVIARE', onClick: () => void giveLink() }]),
    ...(quote.inviatoAt ? [{ label: 'RITIRA I LINK', onClick: () => setOpen('withdraw') }] : []),
    ...(isOver || done || isAccepted
      ? []
      : [{ label: 'SEGNA COME ACCETTATO', onClick: () => setOpen('accept') }]),
    ...(done
      ? []
      : [
          ...(quote.lead ? [] : [{ label: 'DIVENTA RICHIESTA', onClick: () => setOpen('lead') }]),
          ...(isAccepted ? [] : [{ label: 'DIVENTA PRATICA', onClick: () => setOpen('pratica') }]),
        ]),
  ]
  return (
    <Flex gap="xs" wrap="wrap">
      <a className={classes.pdf} href={`/v2/quotes/${quote.id}/pdf?inline=1`} target="_blank" rel="noopener">
        PDF
      </a>
      {!isOver && !isAccepted && (
        <Button look="primary" onClick={() => setOpen('email')}>
          INVIA
        </Button>
      )}
      {isAccepted && (
        <Button look="primary" onClick={() => setOpen('pratica')}>
          DIVENTA PRATICA
        </Button>
      )}
      {more.length > 0 && <MoreMenu label={`Altro: ${quote.codice}`} disabled={false} items={more} />}
      {open === 'accept' && (
        <AcceptQuoteDialog quote={quote} onChanged={onChanged} onClose={close} stale={STALE} />
      )}
      {open === 'email' && <SendDialog quote={quote} onChanged={onChanged} onClose={close} />}
      {open === 'withdraw' && <WithdrawDialog quote={quote} onChanged={onChanged} onClose={close} />}
      {(open === 'lead' || open === 'pratica') && (
        <ConvertQuoteDialog a={open} quote={quote} onChanged={onChanged} onClose={close} />
      )}
      {link && <LinkDialog link={link} quote={quote} onClose={() => setLink(null)} />}
    </Flex>
  )
}

/** Who has a link of before opens nothing with it any more. */
function WithdrawDialog({ quote, onChanged, onClose }: DialogProps) {
  const area = useArea()
  const [pending, setPending] = useState(false)
  const withdraw = async () => {
    setPending(true)
    try {
      await api.post(`/quotes/${quote.id}/withdraw`, { version: quote.version }, { area })
      toastSuccess('Link ritirati')
      onClose()
    } catch (error) {
      toastError(error)
    }
    setPending(false)
    onChanged()
  }
  return (
    <AskDialog
      title={`Ritiri i link del preventivo ${quote.codice}?`}
      verb="RITIRA"
      danger
      opened
      pending={pending}
      onConfirm={() => void withdraw()}
      onCancel={onClose}
    >
      Chi li ha ricevuti non apre più il documento. Per farglielo leggere di nuovo glielo dovrai rimandare.
    </AskDialog>
  )
}

const sendSchema = z.object({
  email: z.email('L’indirizzo e-mail non è valido.'),
  messaggio: z.string().nullish(),
})
const sendFields: readonly Field[] = [
  { name: 'email', label: 'E-mail', kind: 'text', required: true },
  { name: 'messaggio', label: 'Messaggio', kind: 'textarea', help: 'Si legge prima delle cifre.' },
]

type DialogProps = { quote: SavedQuote; onChanged: () => void; onClose: () => void }

function SendDialog({ quote, onChanged, onClose }: DialogProps) {
  const area = useArea()
  const kept = useKeptWords()
  const send = async (values: Record<string, unknown>, headers: Record<string, string>) => {
    const { email, messaggio } = values
    const written = messaggio ? { messaggio, ...kept.sent } : {}
    const body = { canale: 'email', email, version: quote.version, ...written }
    await api.post(`/quotes/${quote.id}/send`, body, { area, headers }).catch((error: unknown) => {
      kept.hear(error)
      throw error
    })
    toastSuccess(`Preventivo inviato a ${email}`)
    onChanged()
  }
  return (
    <FormDialog
      title={`Invia il preventivo ${quote.codice}`}
      intro={`Riceve le cifre principali e il link al documento, valido fino al ${formatDay(quote.scadeIl)}. Un’e-mail inviata non si può ritirare.`}
      fields={sendFields}
      schema={sendSchema}
      start={{ email: quote.email ?? '' }}
      verb="INVIA"
      tail={() => kept.notice}
      send={send}
      onStale={async () => {
        onChanged()
        return STALE
      }}
      onClose={onClose}
    />
  )
}

const STALE = 'Nel frattempo il preventivo è cambiato: chiudi questa finestra e guarda com’è ora.'

type LinkProps = { link: string; quote: SavedQuote; onClose: () => void }

/** The link to copy or to hand to a messenger: from here on it counts as sent. */
function LinkDialog({ link, quote, onClose }: LinkProps) {
  const name = quote.nome && ` ${quote.nome}`
  const words = `Ciao${name}, ecco il preventivo ${quote.codice}, valido fino al ${formatDay(quote.scadeIl)}: ${link}`
  const phone = (quote.telefono ?? '').replace(/\D/g, '')
  const copy = () => navigator.clipboard.writeText(link).then(() => toastSuccess('Link copiato'), toastError)
  return (
    <Modal
      opened
      onClose={onClose}
      title="Link del preventivo"
      footer={
        <>
          <Button onClick={onClose}>CHIUDI</Button>
          <Button look="primary" onClick={() => void copy()}>
            COPIA
          </Button>
        </>
      }
    >
      <Text mb="xs" c="dimmed" fz="xs">
        Il link vale fino a 30 giorni dopo la scadenza e si può ritirare. Chi lo ha apre il documento
        {clientName(quote) && ` di ${clientName(quote)}`}. Quando lo apre, lo vedi qui.
      </Text>
      <input
        className={classes.address}
        readOnly
        value={link}
        aria-label="Link"
        onFocus={(event) => event.target.select()}
      />
      <p>
        <a
          href={`https://wa.me/${phone}?${new URLSearchParams({ text: words })}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          Invia con WhatsApp
        </a>
      </p>
    </Modal>
  )
}
