import { euroText } from '@/components/markup/format'
import type { Point } from '@/components/site/offers/points'
import { SiteLink } from '@/components/site/site-link'
import { INDICATIVE, thresholdText } from '@/components/site/usury'
import { POLIZZA_ALTROVE } from '@/lib/words/policy'

/** How the largest instalment comes about; `pensioneMinima` in euro. */
export function limits(pensioneMinima: number): Point[] {
  return [
    {
      title: 'Un quinto, non di più',
      text: 'La rata può arrivare al 20% di quello che prendi netto ogni mese. Con 1.600 € sono 320 €.',
    },
    {
      title: 'La pensione minima è garantita',
      text: `Se sei in pensione, dopo la rata ti deve restare almeno la pensione minima: quest’anno ${euroText(pensioneMinima)} al mese. Con 700 € la rata massima non è 140 €, è ${euroText(Math.min(140, 700 - pensioneMinima))}.`,
    },
    {
      title: 'Il secondo quinto',
      text: 'Si chiama delega: è solo per i dipendenti, e il datore di lavoro deve essere d’accordo. Cessione e delega insieme si fermano a due quinti.',
    },
    {
      title: 'Fino a dieci anni',
      text: 'Da 24 a 120 rate, sempre uguali, a tasso fisso. Alla fine non si può superare l’età che chiede l’operatore, di solito fra 80 e 88 anni.',
    },
  ]
}

/** Who it is for. */
export const PEOPLE: Point[] = [
  {
    title: 'Dipendenti pubblici',
    text: 'Stato, scuola, sanità, enti locali: la rata la trattiene l’amministrazione. Servono busta paga e certificato di stipendio.',
  },
  {
    title: 'Dipendenti privati',
    text: 'Contratto a tempo indeterminato. La rata la trattiene l’azienda, e il TFR fa da garanzia: finché il prestito dura, non lo puoi ritirare.',
  },
  {
    title: 'Pensionati',
    text: 'La rata la trattiene chi paga la pensione, per quasi tutti l’INPS. Serve la comunicazione della quota cedibile, che chiediamo insieme.',
  },
]

/** How it comes about, in order. */
export const STEPS: Point[] = [
  {
    title: 'Calcola la rata',
    text: 'Indica stipendio o pensione ed età: vedi la rata che ti puoi permettere e quanto ricevi.',
  },
  {
    title: 'Invii i documenti',
    text: 'Busta paga o cedolino, Certificazione unica, documento. Le carichi una volta, nella tua area clienti.',
  },
  {
    title: 'Firmi',
    text: 'Prima leggi il modulo europeo con tutti i costi. Poi l’operatore avvisa il datore di lavoro o l’INPS.',
  },
  {
    title: 'Ricevi la somma',
    text: 'Arriva sul conto già al netto delle spese. Da quel momento le rate sono trattenute ogni mese: non devi occupartene.',
  },
]

/** What the law says; `soglia` is the usury threshold of the quarter, when it is known. */
export function rights(soglia: number | null): Point[] {
  return [
    {
      title: 'La polizza è obbligatoria',
      text: `È prevista dalla legge (DPR 180/1950): copre la vita e, per i dipendenti, la perdita del lavoro. Il suo costo è già nel TAEG; nei dettagli di ogni offerta vedi anche quanto pesa. ${POLIZZA_ALTROVE}`,
    },
    {
      title: 'Recedere',
      text: 'Entro quattordici giorni dalla firma recedi senza dire perché: restituisci il capitale e gli interessi di quei giorni (art. 125-ter del Testo unico bancario).',
    },
    {
      title: 'Estinguere prima',
      text: 'Quando vuoi. L’indennizzo è al massimo l’1% di quello che rimborsi, lo 0,5% nell’ultimo anno, niente se saldi fino a 10.000 €. Interessi, polizza e spese del tempo che manca ti vengono rimborsati in proporzione (art. 125-sexies).',
    },
    {
      title: 'Rinnovarla',
      text: 'Quando hai pagato i due quinti della durata: dopo quattro anni su dieci. Prima si può solo se la prima è di cinque anni al massimo e la nuova di dieci.',
    },
    {
      title: 'Un tetto al tasso',
      text: (
        <>
          {soglia === null
            ? 'Sopra la soglia che lo Stato aggiorna ogni tre mesi il tasso è usura. '
            : `Per un importo come quello dell’esempio la soglia di usura oggi è ${thresholdText(soglia)}: ${INDICATIVE}. `}
          <SiteLink href="/pagine/tegm">Le soglie del trimestre</SiteLink>
        </>
      ),
    },
    {
      title: 'Chi ci paga',
      text: (
        <>
          L’operatore, a prestito erogato; se c’è un compenso a carico tuo lo vedi fra le spese ed è nel TAEG.{' '}
          <SiteLink href="/pagine/trasparenza">Trasparenza</SiteLink>
        </>
      ),
    },
  ]
}
