'use client'

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card, Group, Stack, Text } from '@/components/ui/layout'
import { toastError } from '@/components/ui/toasts'
import { timeOf } from '@/lib/core/dates'
import type { Course, Lesson, QuizResult } from '@/lib/features/formazione/types'
import { api } from '@/lib/http/client'
import { elided } from '@/lib/italian/elided'

type Questions = NonNullable<Lesson['quiz']>
type Props = {
  course: Course
  lesson: Lesson
  quiz: Questions
  /** Enough of the video was seen. */
  isOpen: boolean
  onDone: (result: QuizResult) => void
}

/** The questions after a video; who has passed sees what was right, and why. */
export function Quiz({ course, lesson, quiz, isOpen, onDone }: Props) {
  const [answers, setAnswers] = useState<number[][]>(() => quiz.domande.map(() => []))
  const [result, setResult] = useState<QuizResult | null>(null)
  const { rimasti, riprovaAt } = result ?? quiz
  const send = useMutation({
    mutationFn: () =>
      api.post(
        `/formazione/${lesson._id}/quiz`,
        { risposte: answers, version: course.version },
        { area: 'agent' },
      ),
    onSuccess: (reply) => {
      setResult(reply)
      onDone(reply)
    },
    onError: toastError,
  })
  const choose = (at: number, place: number, multiple: boolean) => {
    setAnswers(answers.map((chosen, index) => (index === at ? toggled(chosen, place, multiple) : chosen)))
    if (result && !result.superato) setResult(null)
  }
  const isPassed = quiz.superato || result?.superato === true
  const isWhole = answers.every((chosen) => chosen.length > 0)
  return (
    <Card component="section" gap="sm" p="md" aria-label="Quiz">
      <Text component="h3" mb="xxs" fz="sm" fw={600}>
        Quiz
      </Text>
      {!isOpen && !isPassed && (
        <Text c="dimmed" fz="xs">
          Si apre quando hai visto {elided('il', `${course.minimoPct}%`)} del video. Serve{' '}
          {elided('il', `${quiz.soglia}%`)} di risposte giuste.
        </Text>
      )}
      {isPassed && !result && (
        <Text c="dimmed" fz="xs">
          Lo hai superato{quiz.punti !== null && `, con ${elided('il', `${quiz.punti}%`)}`}.
        </Text>
      )}
      {(isOpen || isPassed) && (result || !isPassed) && (
        <>
          <Stack component="ol">
            {quiz.domande.map((question, at) => (
              <Question
                // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place
                key={at}
                number={at + 1}
                name={`${lesson._id}-${at}`}
                question={question}
                chosen={answers[at] ?? []}
                outcome={result?.domande[at]}
                disabled={isPassed || rimasti === 0 || send.isPending}
                onChoose={(place) => choose(at, place, question.multipla)}
              />
            ))}
          </Stack>
          <Outcome result={result} quiz={quiz} rimasti={rimasti} riprovaAt={riprovaAt} />
          {!isPassed && rimasti !== 0 && (
            <div>
              <Button
                look="primary"
                loading={send.isPending}
                disabled={!isWhole}
                onClick={() => send.mutate()}
              >
                INVIA
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  )
}

function toggled(chosen: readonly number[], place: number, multiple: boolean): number[] {
  if (!multiple) return [place]
  return chosen.includes(place) ? chosen.filter((one) => one !== place) : [...chosen, place]
}

type OutcomeProps = Pick<Questions, 'rimasti' | 'riprovaAt'> & { result: QuizResult | null; quiz: Questions }

function Outcome({ result, quiz, rimasti, riprovaAt }: OutcomeProps) {
  const next = riprovaAt ? ` Puoi riprovare dalle ${timeOf(riprovaAt)}.` : ''
  return (
    <Text role="status" c={result ? (result.superato ? 'var(--ok)' : 'var(--bad)') : 'dimmed'} fz="xs">
      {result?.superato && `Superato, con ${elided('il', `${result.punti}%`)} di risposte giuste.`}
      {result &&
        !result.superato &&
        `Risposte giuste: ${result.punti}%. Ne serve ${elided('il', `${quiz.soglia}%`)}. `}
      {!result?.superato &&
        (rimasti === 0
          ? 'Per oggi i tentativi sono finiti: puoi riprovare da domani.'
          : `Tentativi per oggi: ${rimasti}.${next}`)}
    </Text>
  )
}

type QuestionProps = {
  number: number
  name: string
  question: Questions['domande'][number]
  chosen: readonly number[]
  outcome: QuizResult['domande'][number] | undefined
  disabled: boolean
  onChoose: (place: number) => void
}

function Question({ number, name, question, chosen, outcome, disabled, onChoose }: QuestionProps) {
  return (
    <li>
      <Stack component="fieldset" gap="xxs" disabled={disabled}>
        <Text component="legend" mb="xxs" fw={600}>
          {number}. {question.domanda}
          {question.multipla && (
            <Text span c="dimmed" fz="xs" fw={400}>
              {' '}
              (più risposte)
            </Text>
          )}
        </Text>
        {question.risposte.map((text, place) => (
          <Group key={text} component="label" gap="xs" wrap="nowrap" mih={32} fz="row">
            <input
              type={question.multipla ? 'checkbox' : 'radio'}
              name={name}
              checked={chosen.includes(place)}
              onChange={() => onChoose(place)}
            />
            <span>
              {text}
              {outcome?.corrette?.includes(place) && (
                <Text span c="var(--ok)" fz="xs">
                  {' '}
                  · giusta
                </Text>
              )}
            </span>
          </Group>
        ))}
      </Stack>
      {outcome?.spiegazione && (
        <Text c="dimmed" fz="xs">
          {outcome.spiegazione}
        </Text>
      )}
    </li>
  )
}
