import { button, defineMail, facts, hello, type Link, type Person, text } from '../blocks'

type Data = Person & Link & { corso: string; scadenza: string | null }

/** To the agent who has a course to do. */
export const corsoDaFare = defineMail<Data>({
  demo: {
    nome: 'Ada',
    corso: 'Antiriciclaggio',
    scadenza: '22/12/2026',
    url: 'https://sito.example/pagina',
  },
  write: (data) => ({
    subject: data.scadenza
      ? `${data.corso}: da fare entro il ${data.scadenza}`
      : `Corso da completare: ${data.corso}`,
    preheader: 'Un corso ti aspetta nella tua area.',
    title: 'Un corso da completare',
    blocks: [
      hello(data),
      text(
        'c’è un corso che non hai ancora completato. Puoi riprenderlo da dove eri rimasto, anche dal telefono.',
      ),
      facts({ Corso: data.corso, ...(data.scadenza ? { 'Da fare entro': data.scadenza } : {}) }),
      button('Apri il corso', data.url),
    ],
  }),
})
