import { button, defineMail, facts, hello, type Link, note, type Person, text } from '../blocks'

type Data = Person & Link & { da: string; codice: string; compenso: string; giorno: string }

/** A mandate to read and sign. */
export const incarico = defineMail<Data>({
  nome: 'Incarico da firmare',
  invio: 'Al cliente, quando il consulente gli invia l’incarico di mediazione.',
  demo: {
    nome: 'Ada',
    da: 'Bruno Esempio',
    codice: 'I26-8YH6GQG',
    compenso: '1.800,00 €',
    giorno: '13/12/2026',
    url: 'https://sito.example/incarico/1',
  },
  write: (data) => ({
    subject: `Il tuo incarico di mediazione ${data.codice}`,
    preheader: `Da leggere e firmare entro il ${data.giorno}.`,
    title: 'Il tuo incarico da firmare',
    blocks: [
      hello(data),
      text(
        `${data.da} ha preparato l’incarico che ci serve per cercare il tuo finanziamento. Lo trovi allegato: leggilo con calma. Per firmarlo ti inviamo un codice a questo indirizzo, senza registrarti.`,
      ),
      facts({ Incarico: data.codice, Compenso: data.compenso, 'Da firmare entro il': data.giorno }),
      button('Leggi e firma', data.url),
      note(
        'Il compenso è dovuto soltanto se il finanziamento è concluso. Se non hai chiesto nulla, ignora questo messaggio: nessuno può firmare al posto tuo.',
      ),
    ],
    because: 'hai chiesto un finanziamento a un nostro consulente',
  }),
})
