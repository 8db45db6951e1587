import { scale, tempi } from './parts'
import type { CampaignContent } from './types'

export const cdq: CampaignContent = {
  name: 'Cessione del quinto',
  meta: {
    title: 'Cessione del quinto: quanto puoi avere e quanto costa',
    description:
      'La rata si trattiene dallo stipendio o dalla pensione e non supera un quinto. Scopri con un consulente quanto puoi avere e con quale TAEG.',
  },
  heads: {
    adw: {
      a: {
        title: 'Quanto puoi avere con la cessione del quinto?',
        lead: 'Dicci lo stipendio o la pensione netta: ti richiamiamo con la rata massima, il netto che ricevi e il TAEG.',
      },
      b: {
        title: 'Rata entro un quinto, tutti i costi indicati',
        lead: 'La trattenuta non supera un quinto del netto. Polizza vita, imposte e compensi sono già nel TAEG.',
      },
    },
    dspl: {
      a: {
        title: 'La rata è trattenuta dallo stipendio o dalla pensione',
        lead: 'Se ne occupa il datore di lavoro o l’ente pensionistico: è sempre uguale e non supera un quinto del netto.',
      },
      b: {
        title: 'La cessione del quinto, spiegata con chiarezza',
        lead: 'Ti diciamo quanto ricevi davvero, tolte tutte le spese, e quanto restituisci. Prima che tu firmi.',
      },
    },
    fb: {
      a: {
        title: 'Una sola rata al posto di tante',
        lead: 'Se le rate sono diventate tante, vediamo insieme se unirle conviene. E se non conviene, te lo diciamo.',
      },
      b: {
        title: 'Hai uno stipendio fisso o una pensione?',
        lead: 'Allora puoi chiedere una cessione del quinto anche senza dire a che cosa ti serve. Ne parliamo con calma.',
      },
    },
  },
  proofs: [
    {
      title: 'Mai più di un quinto',
      text: 'La rata non può superare un quinto del netto, e a chi è in pensione resta sempre la pensione minima.',
    },
    {
      title: 'Il netto, non il montante',
      text: 'Contano i soldi che ti arrivano: te li scriviamo accanto al totale che restituisci e al TAEG.',
    },
    {
      title: 'Polizza compresa',
      text: 'La copertura vita, che qui è obbligatoria, è già compresa nel TAEG: non la paghi a parte.',
    },
  ],
  form: {
    product: 'cdq',
    finalita: {
      label: 'A che cosa ti serve',
      options: [
        ['liquidita', 'Ho bisogno di liquidità'],
        ['consolidamento', 'Unire le rate che ho già'],
      ],
    },
    importo: scale('cdq', 'importo', { label: 'Quanto ti serve', step: 500, start: 15_000 }),
    durata: scale('cdq', 'durata', { label: 'In quanto tempo', step: 12, start: 120 }),
    chi: {
      name: 'tipoLavoro',
      label: 'Da dove arriva il tuo reddito',
      options: [
        ['dipendente_pubblico', 'Lavoro nel pubblico'],
        ['dipendente_privato', 'Lavoro in un’azienda'],
        ['pensionato', 'Sono in pensione'],
      ],
    },
    entrate: {
      name: 'reddito',
      label: 'Stipendio o pensione netta',
      unit: '€ al mese',
      hint: 'Il netto che leggi nell’ultimo cedolino.',
    },
    quando: tempi,
  },
}
