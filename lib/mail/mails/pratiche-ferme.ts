import { days } from '@/lib/italian/counted'
import { button, defineMail, facts, hello, type Link, type Person, text } from '../blocks'

type Case = { codice: string; cliente: string; stato: string; giorni: number; agente: string }
type Data = Person &
  Link & {
    /** Their own that have become stalled, and those of people whom they lead; the first of each, and how many in all. */
    proprie: Case[]
    quante: number
    gruppo: Case[]
    quanteGruppo: number
  }

const list = (cases: readonly Case[]) =>
  facts(
    Object.fromEntries(
      cases.map(({ codice, cliente, stato, giorni, agente }) => [
        codice,
        [cliente, agente, stato, `ferma da ${days(giorni)}`].filter(Boolean).join(', '),
      ]),
    ),
  )

/** Once a day, to an agent: cases in which nothing has happened for as long as their state allows. */
export const praticheFerme = defineMail<Data>({
  nome: 'Pratiche ferme del giorno',
  invio: 'All’agente che ha pratiche ferme, al massimo una volta al giorno.',
  demo: {
    nome: 'Ada',
    proprie: [
      { codice: 'P26-8YH6GQG', cliente: 'Carla Prova', stato: 'In istruttoria', giorni: 15, agente: '' },
    ],
    quante: 2,
    gruppo: [
      {
        codice: 'P26-7WX5FPF',
        cliente: 'Ugo Prova',
        stato: 'Perizia',
        giorni: 30,
        agente: 'agente Piero Prova',
      },
    ],
    quanteGruppo: 1,
    url: 'https://sito.example/pagina',
  },
  write: ({ proprie, quante, gruppo, quanteGruppo, ...data }) => ({
    subject: 'Pratiche ferme da riprendere',
    preheader: 'Scrivi che cosa manca e aggiorna le pratiche.',
    title: 'Pratiche ferme da riprendere',
    blocks: [
      hello(data),
      ...(proprie.length > 0
        ? [
            text(
              `Tue pratiche diventate ferme: ${quante}. Nessuna attività da più giorni di quelli previsti.`,
            ),
            list(proprie),
          ]
        : []),
      ...(gruppo.length > 0
        ? [
            text(`Pratiche ferme della tua squadra: ${quanteGruppo}, da più del doppio dei giorni previsti.`),
            list(gruppo),
          ]
        : []),
      text('L’elenco completo è nella pagina delle pratiche ferme.'),
      button('Apri le pratiche ferme', data.url),
    ],
  }),
})
