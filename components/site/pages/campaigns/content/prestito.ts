import { persona, scale, tempi } from './parts'
import type { CampaignContent } from './types'

export const prestito: CampaignContent = {
  name: 'Prestiti',
  meta: {
    title: 'Il prestito, con il TAEG in evidenza e una rata sostenibile',
    description:
      'Quanto ti serve e per che cosa: un consulente confronta i prestiti di oggi e ti richiama con rata, TAEG e spese già scritti.',
  },
  heads: {
    adw: {
      a: {
        title: 'Quale prestito costa meno, spese comprese?',
        lead: 'Tre domande, e un consulente ti porta i prestiti di oggi in ordine di TAEG. Il confronto non si paga.',
      },
      b: {
        title: 'Il tuo prestito, con una rata sostenibile',
        lead: 'Partiamo dal reddito della famiglia e da quanto ti serve: la rata la scegli tu, il costo lo vedi subito.',
      },
    },
    dspl: {
      a: {
        title: 'Un prestito chiaro, dall’inizio alla fine',
        lead: 'Nessuna spesa imprevista: TAN, TAEG e totale da restituire li leggi prima di firmare.',
      },
      b: {
        title: 'Conosci il costo prima di firmare',
        lead: 'Confrontiamo più finanziarie per te e ti diciamo anche quando un prestito non conviene.',
      },
    },
    fb: {
      a: {
        title: 'Hai una spesa che non può aspettare?',
        lead: 'In due minuti vediamo insieme quanto ti serve, quanto puoi restituire e quanto ti costa.',
      },
      b: {
        title: 'Auto, casa, studio: dicci quanto ti serve',
        lead: 'Ti chiama una sola persona, quando ti fa comodo, e ti propone una rata sostenibile.',
      },
    },
  },
  proofs: [
    {
      title: 'Il totale, non solo la rata',
      text: 'Una rata piccola può costare di più: accanto trovi sempre il TAEG e quanto restituisci in tutto.',
    },
    {
      title: 'Polizze solo se le vuoi',
      text: 'L’assicurazione sul prestito è facoltativa. Se una banca la chiede, il costo è nel TAEG e puoi comprarla da chi vuoi.',
    },
    {
      title: 'Puoi recedere',
      text: 'Hai 14 giorni dalla firma per recedere, senza dare spiegazioni. Lo prevede la legge.',
    },
  ],
  form: {
    product: 'prestito',
    finalita: {
      label: 'A che cosa ti serve',
      options: [
        ['auto', 'Auto o moto'],
        ['arredo', 'Casa e arredo'],
        ['spese_mediche', 'Spese mediche'],
        ['studio', 'Studio'],
        ['liquidita', 'Altro'],
      ],
    },
    importo: scale('prestito', 'importo', { label: 'Quanto ti serve', step: 500, start: 10_000 }),
    durata: scale('prestito', 'durata', { label: 'In quanto tempo', step: 6, start: 60 }),
    ...persona,
    quando: tempi,
  },
}
