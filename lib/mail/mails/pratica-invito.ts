import { days } from '@/lib/italian/counted'
import { button, defineMail, hello, type Link, note, type Person, text } from '../blocks'

type Data = Person & Link & { chi: string; ruolo: string; prodotto: string; giorni: number }

/** To a person who is named in a case: whether they want to follow it. */
export const praticaInvito = defineMail<Data>({
  nome: 'Invito a seguire una pratica',
  invio: 'A una persona indicata in una pratica: se vuole seguirla dalla sua area.',
  demo: {
    nome: 'Ada',
    chi: 'Bruno Esempio',
    ruolo: 'garante',
    prodotto: 'Mutuo',
    giorni: 30,
    url: 'https://sito.example/pagina',
  },
  write: (data) => ({
    subject: `${data.chi} ti chiede di seguire una pratica`,
    preheader: 'Decidi tu: finché non accetti nessuno vede i tuoi dati.',
    title: 'Vuoi seguire questa pratica?',
    blocks: [
      hello(data),
      text(
        `${data.chi} ha aperto una pratica (${data.prodotto}) e ti ha indicato con questo indirizzo come ${data.ruolo}.`,
      ),
      text(
        'Se accetti, vedi a che punto è e carichi i tuoi documenti, e chi la lavora vede il nome e i recapiti della tua area clienti. Se non accetti, o non rispondi, non vede nulla di tuo.',
      ),
      button('Rispondi', data.url),
      note(
        `Il link vale ${days(data.giorni)}. Se non sai di che cosa si tratta puoi dire di no dalla pagina, senza registrarti.`,
      ),
    ],
    because: `${data.chi} ha scritto questo indirizzo in una pratica`,
  }),
})
