import { LIMITI_CAMPAGNA, type Prodotto } from '@/lib/features/campaigns/schema'
import type { CampaignForm, Scale } from './types'

type Figure = 'importo' | 'durata'

/** A scale between the limits that the form is checked against. */
export function scale(
  product: Prodotto,
  figure: Figure,
  { label, step, start }: Pick<Scale, 'label' | 'step' | 'start'>,
): Scale {
  const [min, max] = LIMITI_CAMPAGNA[product][figure]
  const unit = figure === 'importo' ? '€' : product === 'mutuo' ? 'anni' : 'mesi'
  return { label, unit, min, max, step, start }
}

/** The second step for private persons. */
export const persona: Pick<CampaignForm, 'chi' | 'entrate'> = {
  chi: {
    name: 'tipoLavoro',
    label: 'Che lavoro fai',
    options: [
      ['dipendente_privato', 'Dipendente privato'],
      ['dipendente_pubblico', 'Dipendente pubblico'],
      ['autonomo', 'Autonomo'],
      ['pensionato', 'Pensionato'],
      ['altro', 'Altro'],
    ],
  },
  entrate: {
    name: 'reddito',
    label: 'Reddito netto familiare',
    unit: '€ al mese',
    hint: 'Anche una cifra indicativa: serve a capire quale rata è sostenibile.',
  },
}

/** The second step of a company. */
export const impresa: Pick<CampaignForm, 'chi' | 'entrate'> = {
  chi: {
    name: 'formaGiuridica',
    label: 'Che tipo di impresa hai',
    options: [
      ['individuale', 'Ditta individuale'],
      ['professionista', 'Professionista'],
      ['societa_persone', 'Società di persone'],
      ['societa_capitali', 'Società di capitali'],
    ],
  },
  entrate: {
    name: 'fatturato',
    label: 'Fatturato dell’ultimo anno',
    unit: '€',
    hint: 'Anche una cifra indicativa: serve a capire quale impegno è sostenibile.',
  },
}

export const tempi: CampaignForm['quando'] = {
  label: 'Quando ti serve',
  options: [
    ['subito', 'Subito'],
    ['tre_mesi', 'Entro tre mesi'],
    ['informazione', 'Mi sto informando'],
  ],
}
