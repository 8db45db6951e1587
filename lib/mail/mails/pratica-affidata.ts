import { button, defineMail, facts, hello, type Link, type Person, text } from '../blocks'

type Data = Person & Link & { codice: string; cliente: string; motivo: string; insieme: boolean }

/** To the agent who is given a case that somebody else had. */
export const praticaAffidata = defineMail<Data>({
  nome: 'Pratica affidata',
  invio: 'All’agente che riceve una pratica seguita prima da altri.',
  demo: {
    nome: 'Ada',
    codice: 'P26-8YH6GQG',
    cliente: 'Carla Prova',
    motivo: 'Chi la seguiva è in ferie',
    insieme: false,
    url: 'https://sito.example/pagina',
  },
  write: (data) => ({
    subject: data.insieme
      ? 'Ti sono state affidate delle pratiche'
      : `Ti è stata affidata la pratica ${data.codice}`,
    preheader: data.insieme
      ? 'Le trovi fra le tue pratiche.'
      : `${data.cliente}: la trovi fra le tue pratiche.`,
    title: data.insieme ? 'Nuove pratiche da seguire' : 'Una nuova pratica da seguire',
    blocks: [
      hello(data),
      text(
        data.insieme
          ? 'ti sono state affidate delle pratiche. La prima è questa:'
          : 'ti è stata affidata una pratica.',
      ),
      facts({ Codice: data.codice, Cliente: data.cliente, Motivo: data.motivo }),
      button(data.insieme ? 'Apri le pratiche' : 'Apri la pratica', data.url),
    ],
  }),
})
