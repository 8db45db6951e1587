import { button, defineMail, facts, hello, type Link, note, type Person, text } from '../blocks'

type Data = Person & Link & { codice: string; quando: string }

/**
 * To who has withdrawn from a mandate: that it has arrived, and when (art. 11a of Directive 2011/83/EU, as amended by Directive (EU)
 * 2023/2673: an acknowledgement on a durable medium).
 */
export const incaricoReceduto = defineMail<Data>({
  nome: 'Recesso dall’incarico',
  invio: 'Al cliente che ha receduto da un incarico di mediazione: che il recesso è arrivato, e quando.',
  demo: {
    nome: 'Ada',
    codice: 'I26-8YH6GQG',
    quando: '12/03/2026, 10:45',
    url: 'https://sito.example/incarico/1',
  },
  write: (data) => ({
    subject: `Hai receduto dall’incarico ${data.codice}`,
    preheader: 'Il recesso è arrivato: non devi nulla.',
    title: 'Abbiamo ricevuto il tuo recesso',
    blocks: [
      hello(data),
      text('il tuo recesso è arrivato: l’incarico non vale più e non devi nulla. Conserva questa e-mail.'),
      facts({ Incarico: data.codice, 'Recesso ricevuto il': data.quando }),
      button('Vedi l’incarico', data.url),
      note('Se il recesso non viene da te, scrivi subito al tuo consulente.'),
    ],
    because: 'hai receduto da un incarico di mediazione',
  }),
})
