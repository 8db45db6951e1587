import { persona, scale } from './parts'
import type { CampaignContent } from './types'

export const mutuo: CampaignContent = {
  name: 'Mutui',
  meta: {
    title: 'Il mutuo, con rata e TAEG prima della telefonata',
    description:
      'Dicci quanto ti serve e in quanti anni: un consulente confronta le banche per te e ti richiama con rata, TAEG e spese già scritti.',
  },
  heads: {
    adw: {
      a: {
        title: 'Quale banca ti fa il mutuo che costa meno?',
        lead: 'Tre domande, e un consulente della tua provincia ti porta le offerte in ordine di TAEG, spese comprese.',
      },
      b: {
        title: 'Il mutuo giusto, con tutti i costi già calcolati',
        lead: 'Rata, TAEG e ogni spesa scritti prima di firmare. Se il mutuo non viene erogato, non paghi nulla.',
      },
    },
    dspl: {
      a: {
        title: 'Un mutuo senza costi nascosti',
        lead: 'Prima ti diciamo quanto costa davvero, poi decidi. Ti segue una sola persona fino al notaio.',
      },
      b: {
        title: 'Nessuno ti chiederà soldi per un preventivo',
        lead: 'Il nostro compenso si paga solo a mutuo erogato ed è scritto prima. Puoi verificarci nell’elenco dell’OAM.',
      },
    },
    fb: {
      a: {
        title: 'Hai visto la casa giusta?',
        lead: 'Calcoliamo insieme, con calma, quanto puoi spendere. Raccontaci in due minuti che cosa cerchi.',
      },
      b: {
        title: 'Tu scegli la casa, noi confrontiamo i mutui',
        lead: 'Ti chiama un consulente con nome e cognome, quando vuoi tu, e ti spiega tutto senza fretta.',
      },
    },
  },
  proofs: [
    {
      title: 'Il TAEG accanto alla rata',
      text: 'È il prezzo vero del mutuo: interessi, istruttoria, perizia e imposte in un numero solo. Ordiniamo le offerte così.',
    },
    {
      title: 'Una persona, non un call center',
      text: 'La tua richiesta arriva a un consulente della tua provincia e non viene venduta a nessuno.',
    },
    {
      title: 'Se il mutuo non viene erogato, non paghi',
      text: 'Colloquio, confronto e verifica non si pagano. Il nostro compenso è scritto prima e sta già nel TAEG.',
    },
  ],
  form: {
    product: 'mutuo',
    finalita: {
      label: 'A che cosa ti serve',
      options: [
        ['acquisto_prima_casa', 'Prima casa'],
        ['acquisto_seconda_casa', 'Seconda casa'],
        ['surroga', 'Spostare il mutuo'],
        ['ristrutturazione', 'Ristrutturare'],
        ['sostituzione_liquidita', 'Cambiarlo e avere liquidità'],
        ['consolidamento', 'Unire le rate'],
      ],
    },
    importo: scale('mutuo', 'importo', { label: 'Quanto ti serve', step: 5_000, start: 150_000 }),
    durata: scale('mutuo', 'durata', { label: 'In quanto tempo', step: 1, start: 25 }),
    ...persona,
    quando: {
      label: 'A che punto sei',
      options: [
        ['cerco', 'Sto cercando'],
        ['casa_trovata', 'Ho trovato casa'],
        ['compromesso', 'Ho firmato il compromesso'],
        ['informazione', 'Mi sto informando'],
      ],
    },
  },
}
