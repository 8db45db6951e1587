import { days } from '@/lib/italian/counted'
import { button, defineMail, hello, type Link, note, type Person, text } from '../blocks'

type Data = Person & Link & { agente: string; giorni: number }

/** To who was invited to rate a week ago and has not: once more, and never again. */
export const votoPromemoria = defineMail<Data>({
  nome: 'Promemoria dell’invito a dare un voto',
  invio: 'Al cliente, sette giorni dopo l’invito, se non ha votato e non ha detto di non volerlo fare.',
  demo: { nome: 'Ada', agente: 'Bruno Esempio', giorni: 60, url: 'https://sito.example/pagina' },
  write: (data) => ({
    subject: `Ti va di dirci com’è andata con ${data.agente}?`,
    preheader: 'Un minuto, senza registrarti. È l’ultima volta che te lo chiediamo.',
    title: `Ti va di dirci com’è andata con ${data.agente}?`,
    blocks: [
      hello(data),
      text(
        'una settimana fa ti abbiamo chiesto un voto per chi ti ha seguito. Se ti va, bastano le stelle: leggiamo ogni voto prima di pubblicarlo, e pubblichiamo anche quelli bassi.',
      ),
      button('Dai il tuo voto', data.url),
      note(
        `Il link vale ${days(data.giorni)}. È l’ultimo messaggio per questa pratica; dalla stessa pagina puoi dirci di non scriverti più per i voti.`,
      ),
    ],
  }),
})
