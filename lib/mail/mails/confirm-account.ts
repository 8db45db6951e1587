import { formatInstant } from '@/lib/core/dates'
import { button, defineMail, hello, type Link, note, type Person, text } from '../blocks'

type Data = Person & Link & { quando: string; isAgain: boolean }

const TWICE =
  'Con questo indirizzo c’è più di una registrazione da confermare: apri il link soltanto di quella che hai inviato tu.'

/** To who has registered: the link that opens the account. */
export const confirmAccount = defineMail<Data>({
  nome: 'Conferma della registrazione',
  invio: 'A chi si registra: il link che apre l’area clienti.',
  demo: { nome: 'Ada', quando: '2026-03-01T10:00:00Z', isAgain: true, url: 'https://sito.example/pagina' },
  write: (data) => ({
    subject: 'Conferma il tuo indirizzo e-mail',
    preheader: 'Un ultimo passo per entrare nella tua area clienti.',
    title: 'Conferma la registrazione',
    blocks: [
      hello(data),
      text('grazie per la registrazione. Conferma l’indirizzo per attivare la tua area clienti.'),
      text(`Entrerai con la password scelta nella registrazione inviata il ${formatInstant(data.quando)}.`),
      ...(data.isAgain ? [text(TWICE)] : []),
      button('Conferma l’indirizzo', data.url),
      note('Se non hai chiesto tu la registrazione, ignora questo messaggio: non succede nulla.'),
    ],
  }),
})
