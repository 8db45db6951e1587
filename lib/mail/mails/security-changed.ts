import { formatInstant } from '@/lib/core/dates'
import { button, defineMail, hello, type Link, NOT_YOU, type Person, text } from '../blocks'

type Data = Person & Link & { quando: string; cosa: string }

/** Something of how somebody gets in has changed: a second factor, a passkey, the recovery codes. */
export const securityChanged = defineMail<Data>({
  nome: 'Secondo fattore cambiato',
  invio: 'A chi attiva, toglie o usa un secondo fattore di riserva, subito dopo.',
  demo: {
    nome: 'Ada',
    cosa: 'È stata aggiunta la passkey «Telefono».',
    quando: '2026-03-01T10:00:00Z',
    url: 'https://sito.example/pagina',
  },
  write: (data) => ({
    subject: 'È cambiato il modo in cui accedi',
    preheader: NOT_YOU,
    title: 'Accesso al tuo account',
    blocks: [
      hello(data),
      text(`${data.cosa} È successo il ${formatInstant(data.quando)}.`),
      text(NOT_YOU),
      button('Controlla il tuo accesso', data.url),
    ],
  }),
})
