import { formatInstant } from '@/lib/core/dates'
import { defineMail, hello, NOT_YOU, type Person, text } from '../blocks'

type Data = Person & { quando: string }

/** A password has changed. */
export const passwordChanged = defineMail<Data>({
  nome: 'Password cambiata',
  invio: 'A chi ha cambiato la password, subito dopo.',
  demo: { nome: 'Ada', quando: '2026-03-01T10:00:00Z' },
  write: (data) => ({
    subject: 'La tua password è cambiata',
    preheader: NOT_YOU,
    title: 'Password cambiata',
    blocks: [
      hello(data),
      text(`la password del tuo account è stata cambiata il ${formatInstant(data.quando)}.`),
      text(NOT_YOU),
    ],
  }),
})
