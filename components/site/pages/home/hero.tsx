import { Street } from '../../illustrations/street'
import styles from './hero.module.css'
import { HeroCalculator } from './hero-calculator'
import type { HomeData } from './home-data'
import { heroWords } from './quote'

/** The first screen, with the calculator and its result. */
export function Hero({ data }: { data: HomeData }) {
  return (
    <section className={styles.hero} aria-labelledby="titolo">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 id="titolo">La tua casa, quanto costa al mese?</h1>
          <p className={styles.lead}>
            Bastano tre dati per una rata reale, con i prodotti delle banche e gli indici del giorno. Il
            telefono ce lo lasci solo se vuoi.
          </p>
        </div>
        <HeroCalculator data={data} example={heroWords(data, data.esempio)} />
      </div>
      <Street className={styles.street} />
    </section>
  )
}
