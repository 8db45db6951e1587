import { unescapeMarkup } from '@/lib/core/markup'
import { faqPage, JsonLd } from './json-ld'
import styles from './questions.module.css'
import { Section } from './section'

/** A question and its answer, as HTML that was sanitised when it was written. */
export interface Question {
  id: string
  domanda: string
  risposta: string
}

interface Props {
  questions: Question[]
  title?: string
  id?: string
}

const plain = (html: string) =>
  unescapeMarkup(html.replace(/<[^>]+>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()

/** Questions and answers, closed until one is opened; readable without a script. Nothing when there are none. */
export function Questions({ questions, title = 'Domande frequenti', id = 'domande' }: Props) {
  if (questions.length === 0) return null
  return (
    <Section id={id} title={title} split>
      <div className={styles.list}>
        {questions.map((one) => (
          <details key={one.id} name={id} className={styles.item}>
            <summary>{one.domanda}</summary>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised at every write (lib/core/html.ts) */}
            <div className={styles.answer} dangerouslySetInnerHTML={{ __html: one.risposta }} />
          </details>
        ))}
      </div>
      <JsonLd
        data={faqPage(
          questions.map(({ domanda, risposta }) => ({ question: domanda, answer: plain(risposta) })),
        )}
      />
    </Section>
  )
}
