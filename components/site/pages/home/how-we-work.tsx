import type { ReactNode } from 'react'
import { CivicNumber } from '../../civic-number'
import { BankSpot, FolderSpot, KeySpot, SumsSpot } from '../../illustrations/spots'
import { Section } from '../../section'
import styles from './how-we-work.module.css'

const steps: { title: string; text: string; picture: ReactNode }[] = [
  {
    title: 'Fai i conti',
    text: 'Il calcolatore usa gli stessi prodotti e gli stessi indici che vede il consulente. Non serve lasciare un recapito.',
    picture: <SumsSpot />,
  },
  {
    title: 'I documenti, una volta sola',
    text: 'Ti chiama un consulente, ti dice quali servono davvero e li carichi in un posto solo, la tua area clienti.',
    picture: <FolderSpot />,
  },
  {
    title: 'La banca decide',
    text: 'Presentiamo la richiesta alla banca che hai scelto tu. Vedi ogni passaggio il giorno stesso in cui avviene.',
    picture: <BankSpot />,
  },
  {
    title: 'Prendi le chiavi',
    text: 'Perizia, delibera, notaio: gestiamo noi le scadenze, e il giorno della firma i numeri sono quelli che conosci.',
    picture: <KeySpot />,
  },
]

/** The four steps of our work, numbered. */
export function HowWeWork() {
  return (
    <Section
      id="come-lavoriamo"
      title="Come lavoriamo, in quattro passi"
      lead="Sai sempre a che punto sei, che cosa manca e chi segue la tua pratica."
    >
      <ol className={styles.street}>
        {steps.map((step, index) => (
          <li key={step.title} className={styles.step}>
            {step.picture}
            <h3 className={styles.title}>
              <CivicNumber of={index + 1} />
              {step.title}
            </h3>
            <p className={styles.text}>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
