import { button, defineMail, hello, type Link, type Person, text } from '../blocks'

type Data = Person & Link & { da: string; cosa: string }

/** To the agent who takes over the work of somebody who left. */
export const consegne = defineMail<Data>({
  nome: 'Consegne di chi lascia',
  invio: 'All’agente che riceve pratiche e richieste di chi lascia la rete.',
  demo: {
    nome: 'Ada',
    da: 'Bruno Esempio',
    cosa: '12 pratiche, 3 richieste',
    url: 'https://sito.example/pagina',
  },
  write: (data) => ({
    subject: `Consegne di ${data.da}`,
    preheader: `Ora sono affidati a te: ${data.cosa}.`,
    title: 'Pratiche e richieste affidate a te',
    blocks: [
      hello(data),
      text(`${data.da} non lavora più con noi. Da oggi sono affidati a te: ${data.cosa}.`),
      text('Le trovi nelle tue liste, con tutta la loro storia. Comincia da chi aspetta da più tempo.'),
      button('Apri la tua area', data.url),
    ],
  }),
})
