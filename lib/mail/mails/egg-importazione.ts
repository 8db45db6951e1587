import { button, defineMail, facts, hello, type Link, type Person, text } from '../blocks'

type Data = Person & Link & { ritardo: boolean; che: string; quando: string; ultimaBuona: string }

/** To whoever looks after the import from EGG: it failed, or has not come for longer than a day. */
export const eggImportazione = defineMail<Data>({
  nome: 'Importazione da EGG non riuscita o in ritardo',
  invio:
    'A chi si occupa delle importazioni, quando quella da EGG fallisce o non arriva da più di un giorno.',
  demo: {
    nome: 'Ada',
    ritardo: false,
    che: 'Il file della notte non è arrivato.',
    quando: '22/11/2026, 02:30',
    ultimaBuona: '21/11/2026, 02:30',
    url: 'https://sito.example/pagina',
  },
  write: ({ ritardo, che, quando, ultimaBuona, ...data }) => ({
    subject: ritardo ? 'L’importazione da EGG è in ritardo' : 'L’importazione da EGG non è riuscita',
    preheader: che,
    title: ritardo ? 'Importazione in ritardo' : 'Importazione non riuscita',
    blocks: [
      hello(data),
      text(
        ritardo
          ? 'le pratiche non si aggiornano da EGG da più di un giorno.'
          : 'l’ultima importazione da EGG si è fermata. Quello che era già scritto resta.',
      ),
      facts({ Motivo: che, Quando: quando, 'Ultima riuscita': ultimaBuona }),
      button('Apri le importazioni', data.url),
    ],
    because: 'ti occupi delle importazioni dai sistemi esterni',
  }),
})
