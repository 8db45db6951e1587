import { Button } from '@/components/ui/button'
import { similarWords } from '@/components/ui/similar-words'
import classes from './similar-notice.module.css'

type Props = { questions: readonly string[] | undefined; onSearch: (question: string) => void }

/** Over rows that come close to what was looked for in vain: what they are found by, each to be looked for by itself. */
export function SimilarNotice({ questions = [], onSearch }: Props) {
  if (questions.length === 0) return null
  return (
    <div className={classes.notice} role="status">
      <span>{similarWords(questions)}</span>
      {questions.map((question) => (
        <Button key={question} look="quiet" size="xs" onClick={() => onSearch(question)}>
          Cerca «{question}»
        </Button>
      ))}
    </div>
  )
}
