import styles from './reading.module.css'

const WORDS = [
  {
    term: 'Che cosa sono',
    text: 'L’Euribor è il tasso a cui le banche europee si prestano denaro per qualche mese. L’Eurirs è quello a cui si scambiano un tasso fisso per un certo numero di anni. Valgono per tutti: nessuna banca li decide da sola.',
  },
  {
    term: 'La variazione',
    text: 'È la differenza dal valore precedente, in punti base: cento punti base fanno un punto percentuale. +25 porta un tasso dal 3,00% al 3,25%.',
  },
  {
    term: 'Sotto zero',
    text: 'Un indice può anche scendere sotto zero, com’è stato fino al 2022. Molti contratti, però, non lasciano scendere il tasso del mutuo sotto lo zero o sotto lo spread.',
  },
]

/** How to read the tables of today, in plain words. */
export function Reading() {
  return (
    <section className={styles.reading} aria-labelledby="come-si-leggono">
      <h2 id="come-si-leggono">Come si leggono</h2>
      <dl>
        {WORDS.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
