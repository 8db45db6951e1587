import { impresa, scale, tempi } from './parts'
import type { CampaignContent } from './types'

export const leasing: CampaignContent = {
  name: 'Leasing',
  meta: {
    title: 'Leasing: il bene che ti serve, a canone fisso',
    description:
      'Auto, macchinari, immobili: un consulente confronta i leasing per la tua impresa e ti richiama con anticipo, canone e riscatto già scritti.',
  },
  heads: {
    adw: {
      a: {
        title: 'Quanto costa il leasing che ti serve?',
        lead: 'Dicci il bene e la cifra: ti richiamiamo con anticipo, canone e riscatto di più società, messi a confronto.',
      },
      b: {
        title: 'Usi il bene subito, lo paghi a canoni',
        lead: 'Anticipo, durata e riscatto li scegli con noi. Il costo totale lo vedi prima di firmare.',
      },
    },
    dspl: {
      a: {
        title: 'Un leasing con tutti i costi in evidenza',
        lead: 'Assicurazione, spese d’incasso, riscatto: te le indichiamo prima, una per una.',
      },
      b: {
        title: 'Rinnovare i macchinari senza immobilizzare liquidità',
        lead: 'Usi il bene da subito e lo paghi a canoni. Vediamo insieme se per la tua impresa conviene.',
      },
    },
    fb: {
      a: {
        title: 'Quale bene ti serve per lavorare meglio?',
        lead: 'Un furgone, una macchina, un forno: raccontaci che cosa ti serve e calcoliamo insieme il canone.',
      },
      b: {
        title: 'Il furgone nuovo, senza aspettare l’anno prossimo',
        lead: 'Ti chiama un consulente, quando hai dieci minuti, e ti dice quanto verrebbe al mese.',
      },
    },
  },
  proofs: [
    {
      title: 'Tre numeri, e il totale',
      text: 'Anticipo, canone e riscatto sommati: così confronti un leasing con un altro, e con un finanziamento.',
    },
    {
      title: 'Più società di leasing',
      text: 'Ognuna ha i suoi beni e le sue durate: chiediamo a quelle che trattano il tuo.',
    },
    {
      title: 'Il compenso a contratto firmato',
      text: 'Preventivi e confronto non si pagano. Il compenso è scritto nel mandato, prima di cominciare.',
    },
  ],
  form: {
    product: 'leasing',
    finalita: {
      label: 'Che cosa ti serve',
      options: [
        ['auto', 'Auto e veicoli'],
        ['investimenti', 'Macchinari e attrezzature'],
        ['immobile_strumentale', 'Un immobile'],
      ],
    },
    importo: scale('leasing', 'importo', { label: 'Quanto vale, senza IVA', step: 5_000, start: 50_000 }),
    durata: scale('leasing', 'durata', { label: 'In quanto tempo', step: 12, start: 60 }),
    ...impresa,
    quando: tempi,
  },
  noRate:
    'Qui non trovi un tasso perché nel leasing cambia con il bene, l’anticipo e i bilanci: te lo scriviamo insieme al costo totale quando sappiamo che cosa ti serve, prima che tu decida.',
}
