import { days } from '@/lib/italian/counted'
import { button, defineMail, facts, hello, type Link, type Person, text } from '../blocks'

type Data = Person &
  Link & { codice: string; cliente: string; giorni: number; messaggio: string; insieme: boolean }

/** To the agent of a case in which nothing has happened for too long. */
export const praticaSollecitata = defineMail<Data>({
  nome: 'Sollecito di una pratica',
  invio: 'All’agente di una pratica ferma, quando l’ufficio la sollecita.',
  demo: {
    nome: 'Ada',
    codice: 'P26-8YH6GQG',
    cliente: 'Carla Prova',
    giorni: 24,
    messaggio: 'La banca aspetta la perizia',
    insieme: false,
    url: 'https://sito.example/pagina',
  },
  write: (data) => ({
    subject: data.insieme ? 'Alcune tue pratiche sono ferme' : `La pratica ${data.codice} è ferma`,
    preheader: data.insieme
      ? 'Aggiornale, o scrivi che cosa manca.'
      : `${data.cliente}: nessuna attività da ${days(data.giorni)}.`,
    title: data.insieme ? 'Pratiche ferme da riprendere' : 'Una pratica ferma da riprendere',
    blocks: [
      hello(data),
      text(
        data.insieme
          ? 'in alcune tue pratiche non c’è nessuna attività da troppi giorni. La prima è questa:'
          : 'in una tua pratica non c’è nessuna attività da troppi giorni.',
      ),
      facts({
        Codice: data.codice,
        Cliente: data.cliente,
        'Ferma da': days(data.giorni),
        ...(data.messaggio ? { Messaggio: data.messaggio } : {}),
      }),
      text('Aggiorna la pratica, scrivi che cosa manca, oppure chiedi di sospenderla.'),
      button(data.insieme ? 'Apri le pratiche ferme' : 'Apri la pratica', data.url),
    ],
  }),
})
