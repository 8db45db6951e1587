import { formatInstant } from '@/lib/core/dates'
import { button, defineMail, facts, hello, type Link, NOT_YOU, type Person, text } from '../blocks'

type Data = Person & Link & { quando: string; dispositivo: string; indirizzo: string }

/** A sign-in from a device that is not known. */
export const newSignIn = defineMail<Data>({
  nome: 'Accesso da un dispositivo nuovo',
  invio: 'A chi accede al suo account da un dispositivo mai usato.',
  demo: {
    nome: 'Ada',
    quando: '2026-03-01T10:00:00Z',
    dispositivo: 'Firefox su Windows',
    indirizzo: '192.0.2.7',
    url: 'https://sito.example/pagina',
  },
  write: (data) => ({
    subject: 'Nuovo accesso al tuo account',
    preheader: NOT_YOU,
    title: 'Nuovo accesso',
    blocks: [
      hello(data),
      text('è stato fatto un accesso da un dispositivo che non conosciamo.'),
      facts({ Quando: formatInstant(data.quando), Dispositivo: data.dispositivo, Indirizzo: data.indirizzo }),
      text(NOT_YOU),
      button('Controlla le sessioni', data.url),
    ],
  }),
})
