import { impresa, scale, tempi } from './parts'
import type { CampaignContent } from './types'

export const azienda: CampaignContent = {
  name: 'Finanziamenti alle imprese',
  meta: {
    title: 'Finanziamenti per la tua impresa, banca per banca',
    description:
      'Investimenti, liquidità, immobili strumentali: un consulente legge i tuoi bilanci e presenta la richiesta alle banche che possono dirti di sì.',
  },
  heads: {
    adw: {
      a: {
        title: 'Quale banca può finanziare la tua impresa?',
        lead: 'Tre domande, poi un consulente legge i numeri con te e ti dice a chi conviene chiedere, e con quali garanzie.',
      },
      b: {
        title: 'Un finanziamento per l’impresa, presentato bene',
        lead: 'La banca decide sui documenti: li prepariamo una volta, nel modo giusto, per più banche insieme.',
      },
    },
    dspl: {
      a: {
        title: 'Prepariamo insieme i numeri che la banca chiede',
        lead: 'Bilanci, piano, garanzie: un solo consulente, dall’idea alla delibera. Paghi solo se il credito arriva.',
      },
      b: {
        title: 'Una banca ha rifiutato? Verifichiamo con le altre',
        lead: 'Ogni banca valuta con criteri propri: ti diciamo prima se conviene presentare un’altra richiesta.',
      },
    },
    fb: {
      a: {
        title: 'Hai un’idea per la tua impresa?',
        lead: 'Raccontacela in due minuti. Ti richiama una persona che legge i bilanci e parla chiaro.',
      },
      b: {
        title: 'Seguiamo noi la pratica della tua impresa',
        lead: 'Di banche, documenti e scadenze ci occupiamo noi. Tu sai ogni giorno a che punto è la richiesta.',
      },
    },
  },
  proofs: [
    {
      title: 'Anche con le garanzie pubbliche',
      text: 'Verifichiamo se la tua richiesta può avere il Fondo di garanzia per le piccole e medie imprese.',
    },
    {
      title: 'Un consulente che legge i bilanci',
      text: 'Prima di rivolgerti a una banca sai che cosa esaminerà e che cosa conviene spiegare.',
    },
    {
      title: 'Il compenso a credito erogato',
      text: 'Analisi e primo incontro non si pagano. Il compenso è scritto nel mandato, prima di cominciare.',
    },
  ],
  form: {
    product: 'azienda',
    finalita: {
      label: 'A che cosa serve',
      options: [
        ['investimenti', 'Investimenti'],
        ['liquidita', 'Liquidità'],
        ['immobile_strumentale', 'Un immobile per l’impresa'],
      ],
    },
    importo: scale('azienda', 'importo', { label: 'Quanto serve', step: 10_000, start: 100_000 }),
    durata: scale('azienda', 'durata', { label: 'In quanto tempo', step: 12, start: 60 }),
    ...impresa,
    quando: { ...tempi, label: 'Quando serve' },
  },
  noRate:
    'Qui non trovi un tasso perché per un’impresa dipende da bilanci, garanzie e durata: te lo scriviamo con il TAEG e con tutte le spese quando abbiamo letto i tuoi numeri, prima che tu decida.',
}
