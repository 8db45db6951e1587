import { Button } from '@/components/ui/button'
import { Flex } from '@/components/ui/layout'
import { similarWords } from '@/components/ui/similar-words'

type Props = { questions: readonly string[] | undefined; onSearch: (question: string) => void }

/** Over rows that come close to what was looked for in vain: what they are found by, each to be looked for by itself. */
export function SimilarNotice({ questions = [], onSearch }: Props) {
  if (questions.length === 0) return null
  return (
    <Flex rowGap="0.25rem" columnGap="0.75rem" wrap="wrap" align="center" role="status">
      <span>{similarWords(questions)}</span>
      {questions.map((question) => (
        <Button key={question} look="quiet" size="xs" onClick={() => onSearch(question)}>
          Cerca «{question}»
        </Button>
      ))}
    </Flex>
  )
}
