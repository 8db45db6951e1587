import { Section } from '@/components/site/section'
import styles from './explained.module.css'

const WORDS: { term: string; text: string }[] = [
  {
    term: 'TAEG',
    text: 'Quanto costa il mutuo in un anno, tutto compreso: interessi, istruttoria, perizia, imposta, incasso rata, polizze obbligatorie, mediazione. È il numero per confrontare due offerte.',
  },
  {
    term: 'TAN',
    text: 'Il solo tasso degli interessi: un indice di mercato più lo spread, cioè il margine della banca.',
  },
  {
    term: 'Eurirs ed Euribor',
    text: 'Gli indici. L’Eurirs serve ai tassi fissi e si legge il giorno della firma; l’Euribor serve ai variabili e si rilegge a ogni rata o quasi.',
  },
  {
    term: 'Mutuo sul valore della casa (LTV)',
    text: 'Se la casa vale 200.000 € e ne chiedi 150.000, il rapporto è 75%. Più è basso, meno rischia la banca e meno ti chiede.',
  },
  {
    term: 'Rata sul reddito',
    text: 'La rata del mutuo divisa per il reddito netto, tolte le altre rate che già paghi. Oltre un terzo, di solito la banca la ritiene troppo alta.',
  },
  {
    term: 'Imposta sostitutiva',
    text: 'La tassa sul mutuo oltre 18 mesi: 0,25% dell’importo, 2% solo per comprare, costruire o ristrutturare una casa che non è la prima. La banca la trattiene quando eroga.',
  },
]

/** The words of the comparison, explained where they are used. */
export function Explained() {
  return (
    <Section
      id="parole"
      tone="sunken"
      split
      title="Le parole del confronto"
      lead="Sei termini che bastano per leggere qualsiasi offerta."
    >
      <dl className={styles.words}>
        {WORDS.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
