import { button, defineMail, facts, hello, type Link, type Person, text } from '../blocks'

type Data = Person &
  Link & {
    codice: string
    titolo: string
    messaggio: string
    corriere?: string
    tracking?: string
    motivo?: string
  }

/** To whoever has sent an order of merchandising: approved, sent, struck off. Without an address there is no page to open. */
export const ordineMerchandising = defineMail<Data>({
  nome: 'Ordine di merchandising',
  invio: 'A chi ha fatto un ordine, quando è approvato, spedito o annullato.',
  demo: {
    nome: 'Ada',
    codice: 'M26-8YH6GQG',
    titolo: 'è partito',
    messaggio: 'il tuo ordine è stato spedito.',
    corriere: 'BRT',
    tracking: '0123456789',
    url: 'https://sito.example/pagina',
  },
  write: ({ codice, titolo, messaggio, corriere, tracking, motivo, url, ...data }) => ({
    subject: `Il tuo ordine ${codice} ${titolo}`,
    preheader: 'C’è una novità sul tuo ordine di merchandising.',
    title: `Il tuo ordine ${titolo}`,
    blocks: [
      hello(data),
      text(messaggio),
      facts({
        Ordine: codice,
        ...(corriere && { Corriere: corriere }),
        ...(tracking && { 'Codice di spedizione': tracking }),
        ...(motivo && { Motivo: motivo }),
      }),
      ...(url ? [button('Apri i tuoi ordini', url)] : []),
    ],
  }),
})
