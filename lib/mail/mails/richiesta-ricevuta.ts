import { defineMail, facts, hello, type Person, quote, text } from '../blocks'

type Data = Person & { motivo: string; messaggio?: string }

/** To who has written from the site. */
export const richiestaRicevuta = defineMail<Data>({
  demo: { nome: 'Ada', motivo: 'Informazioni', messaggio: 'Bastano le prime due pagine.' },
  write: (data) => ({
    subject: 'Abbiamo ricevuto il tuo messaggio',
    preheader: 'Ti rispondiamo il prima possibile.',
    title: 'Messaggio ricevuto',
    blocks: [
      hello(data),
      text('grazie per averci scritto. Ti rispondiamo il prima possibile.'),
      facts({ Motivo: data.motivo }),
      ...(data.messaggio ? [quote(data.messaggio)] : []),
    ],
    because: 'ci hai scritto dal sito',
  }),
})
