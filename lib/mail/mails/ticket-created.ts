import { button, defineMail, facts, hello, type Link, type Person, text } from '../blocks'

type Data = Person & Link & { codice: string; oggetto: string }

/** To who has opened a ticket. */
export const ticketCreated = defineMail<Data>({
  nome: 'Ticket aperto',
  invio: 'A chi apre un ticket, subito dopo.',
  demo: {
    nome: 'Ada',
    codice: 'L26-8YH6GQG',
    oggetto: 'Non vedo i documenti',
    url: 'https://sito.example/pagina',
  },
  write: (data) => ({
    subject: `Ticket ${data.codice}: ${data.oggetto}`,
    preheader: 'Abbiamo preso in carico la tua segnalazione.',
    title: 'Ticket aperto',
    blocks: [
      hello(data),
      text('abbiamo ricevuto il tuo messaggio. Ti avvisiamo appena c’è una risposta.'),
      facts({ Ticket: data.codice, Oggetto: data.oggetto }),
      button('Apri il ticket', data.url),
    ],
  }),
})
