import { days } from '@/lib/italian/counted'
import { button, defineMail, hello, type Link, note, type Person, text } from '../blocks'

type Data = Person & Link & { agente: string; giorni: number }

/** To who has had their money for three days: how it went. */
export const votoInvito = defineMail<Data>({
  nome: 'Invito a dare un voto',
  invio:
    'Al cliente che segue la pratica o ne ha firmato l’incarico, tre giorni dopo l’erogazione: com’è andata con chi lo ha seguito.',
  demo: { nome: 'Ada', agente: 'Bruno Esempio', giorni: 60, url: 'https://sito.example/pagina' },
  write: (data) => ({
    subject: `Com’è andata con ${data.agente}?`,
    preheader: 'Basta un minuto, senza registrarti.',
    title: `Com’è andata con ${data.agente}?`,
    blocks: [
      hello(data),
      text(
        'il tuo finanziamento è erogato. Se ti va, dai un voto da 1 a 5 stelle a chi ti ha seguito: lo leggiamo prima di pubblicarlo, e pubblichiamo anche i voti bassi.',
      ),
      button('Dai il tuo voto', data.url),
      note(
        `Il link vale ${days(data.giorni)}. Te lo ricordiamo al massimo una volta; dalla stessa pagina puoi dirci di non scriverti più per i voti.`,
      ),
    ],
  }),
})
