import { button, defineMail, facts, hello, type Link, note, type Person, text } from '../blocks'

type Data = Person &
  Link & {
    titolo: string
    /** "ogni settimana, di lunedì" */
    quando: string
    periodo: string
    cifre: [label: string, value: string][]
    righe: [label: string, value: string][]
    /** Where these mails are ended. */
    stop: string
  }

/** A report that somebody has asked to get at set times. */
export const reportPeriodico = defineMail<Data>({
  nome: 'Report programmato',
  invio: 'A chi ha chiesto un report a scadenze fisse, o lo riceve perché l’ufficio lo ha programmato.',
  demo: {
    nome: 'Ada',
    titolo: 'Produzione',
    quando: 'ogni settimana, di lunedì',
    periodo: 'dal 01/11/2026 al 30/11/2026',
    cifre: [
      ['Erogato netto', '1.250.000 €'],
      ['Liquidate', '12'],
    ],
    righe: [['Ida Prova', '250.000 €']],
    url: 'https://sito.example/pagina',
    stop: 'https://sito.example/pagina#invii',
  },
  write: (data) => ({
    subject: `${data.titolo}, ${data.periodo}`,
    preheader: data.cifre.map(([label, value]) => `${label}: ${value}`).join(', '),
    title: data.titolo,
    blocks: [
      hello(data),
      text(`questi sono i dati che ricevi ${data.quando}: ${data.periodo}.`),
      facts(Object.fromEntries(data.cifre)),
      ...(data.righe.length > 0 ? [facts(Object.fromEntries(data.righe))] : []),
      button('Apri il report', data.url),
      note(`Per non riceverlo più: ${data.stop}`),
    ],
    because: 'hai chiesto questo report, o qualcuno della sede lo ha programmato per te',
  }),
})
