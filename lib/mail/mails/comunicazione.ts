import { button, defineMail, facts, hello, type Link, type Person, text } from '../blocks'

type Data = Person & Link & { titolo: string; conferma: boolean; sollecito: boolean }

/** To the agents whom an announcement of the office is for, and to those of them who have not read it yet. */
export const comunicazione = defineMail<Data>({
  nome: 'Comunicazione alla rete',
  invio: 'Agli agenti a cui va una comunicazione, se va anche per e-mail, e a chi riceve un sollecito.',
  demo: {
    nome: 'Ada',
    titolo: 'Antiriciclaggio: il nuovo modulo',
    conferma: true,
    sollecito: false,
    url: 'https://sito.example/pagina',
  },
  write: (data) => ({
    subject: data.sollecito ? `Da leggere: ${data.titolo}` : data.titolo,
    preheader: data.conferma ? 'Leggila e conferma di averla letta.' : 'La trovi nella tua area.',
    title: data.sollecito ? 'Una comunicazione ti aspetta' : 'Una comunicazione della sede',
    blocks: [
      hello(data),
      text(
        data.sollecito
          ? 'ti ricordiamo questa comunicazione, che non risulta ancora letta o confermata.'
          : 'la sede ha pubblicato una comunicazione che ti riguarda.',
      ),
      facts({
        Titolo: data.titolo,
        'Che cosa fare': data.conferma ? 'Leggerla e confermare' : 'Leggerla',
      }),
      button('Leggi la comunicazione', data.url),
    ],
  }),
})
