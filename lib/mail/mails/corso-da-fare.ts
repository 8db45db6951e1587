import { button, defineMail, facts, hello, type Link, type Person, text } from '../blocks'

type Data = Person & Link & { titolo: string; giorno: string | null }

/** To the agent who has a course to do. */
export const corsoDaFare = defineMail<Data>({
  nome: 'Corso da completare',
  invio:
    'All’agente che non ha fatto un corso, quando gli è assegnato, quando mancano sette giorni o l’ufficio lo sollecita.',
  demo: {
    nome: 'Ada',
    titolo: 'Antiriciclaggio',
    giorno: '22/12/2026',
    url: 'https://sito.example/pagina',
  },
  write: (data) => ({
    subject: data.giorno
      ? `${data.titolo}: da fare entro il ${data.giorno}`
      : `Corso da completare: ${data.titolo}`,
    preheader: 'Un corso ti aspetta nella tua area.',
    title: 'Un corso da completare',
    blocks: [
      hello(data),
      text(
        'c’è un corso che non hai ancora completato. Puoi riprenderlo da dove eri rimasto, anche dal telefono.',
      ),
      facts({ Corso: data.titolo, ...(data.giorno ? { 'Da fare entro': data.giorno } : {}) }),
      button('Apri il corso', data.url),
    ],
  }),
})
