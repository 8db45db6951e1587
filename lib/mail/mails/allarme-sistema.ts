import { button, defineMail, facts, hello, type Link, type Person, text } from '../blocks'

type Data = Person & Link & { finito: boolean; titolo: string; che: string; dal: string; server: string }

/** To whoever looks after the system: something of it stands still, or goes again. */
export const allarmeSistema = defineMail<Data>({
  nome: 'Allarme del sistema',
  invio: 'A chi gestisce il sistema, quando una sua parte si ferma e quando riparte; non passa dalla coda.',
  demo: {
    nome: 'Ada',
    finito: false,
    titolo: 'La coda dei lavori è ferma',
    che: 'Un lavoro aspetta da 16 minuti: e-mail, importazioni e somme dei report sono ferme.',
    dal: '22/11/2026, 02:30',
    server: 'server-1',
    url: 'https://sito.example/pagina',
  },
  write: ({ finito, titolo, che, dal, server, ...data }) => ({
    subject: finito ? `Risolto: ${titolo}` : titolo,
    preheader: che,
    title: finito ? 'Di nuovo in ordine' : 'Serve un controllo',
    blocks: [
      hello(data),
      text(che),
      facts({ Allarme: titolo, Dal: dal, 'Visto da': server }),
      button('Apri lo stato del server', data.url),
    ],
    because: 'gestisci il sistema',
  }),
})
