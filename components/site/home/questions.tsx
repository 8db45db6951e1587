import { Section } from '../section'
import { homeFaqs } from './faqs'
import styles from './questions.module.css'

/** The questions, closed until one is opened; readable without a script. */
export function Questions() {
  return (
    <Section id="domande" title="Domande che ci fanno tutti" split>
      <div className={styles.list}>
        {homeFaqs.map((faq) => (
          <details key={faq.question} name="domande" className={styles.item}>
            <summary>{faq.question}</summary>
            <p>{faq.answer}</p>
          </details>
        ))}
      </div>
    </Section>
  )
}
