import { button, defineMail, facts, hello, type Link, type Person, text } from '../blocks'

type Data = Person & Link & { documento: string; giorno: string }

/** To the agent one of whose papers is about to expire. */
export const documentoScade = defineMail<Data>({
  nome: 'Documento in scadenza',
  invio: 'All’agente di cui sta per scadere un documento.',
  demo: {
    nome: 'Ada',
    documento: 'Polizza RC professionale',
    giorno: '22/12/2026',
    url: 'https://sito.example/pagina',
  },
  write: (data) => ({
    subject: `${data.documento}: scade il ${data.giorno}`,
    preheader: 'Inviaci il documento nuovo prima di quel giorno.',
    title: 'Un tuo documento sta per scadere',
    blocks: [
      hello(data),
      text('per continuare a lavorare con noi serve il documento nuovo: invialo alla sede appena lo hai.'),
      facts({ Documento: data.documento, Scadenza: data.giorno }),
      button('Apri la tua area', data.url),
    ],
  }),
})
