import { button, defineMail, hello, type Link, type Person, quote, text } from '../blocks'

type Data = Person & Link & { codice: string; oggetto: string; risposta: string }

/** To who has opened a ticket that has an answer. */
export const ticketAnswered = defineMail<Data>({
  nome: 'Risposta a un ticket',
  invio: 'A chi ha aperto un ticket, quando riceve una risposta.',
  demo: {
    nome: 'Ada',
    codice: 'L26-8YH6GQG',
    oggetto: 'Non vedo i documenti',
    risposta: 'Li trovi nella scheda della pratica.',
    url: 'https://sito.example/pagina',
  },
  write: (data) => ({
    subject: `Ticket ${data.codice}: nuova risposta`,
    preheader: data.risposta.slice(0, 90),
    title: 'Hai una risposta',
    blocks: [
      hello(data),
      text(`c’è una risposta al ticket «${data.oggetto}»:`),
      quote(data.risposta),
      button('Rispondi', data.url),
    ],
  }),
})
