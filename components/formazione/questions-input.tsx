'use client'

import { IconTrash } from '@tabler/icons-react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Box, Flex, Stack, Text, Tiles } from '@/components/ui/layout'
import { NumberInput } from '@/components/ui/number-input'
import { TextInput } from '@/components/ui/text-input'
import type { Domanda } from '@/lib/features/formazione/schema'
import type { LessonValues } from './lesson-values'
import classes from './training-office.module.css'

type Props = {
  lesson: LessonValues
  disabled?: boolean
  onChange: (changes: Partial<LessonValues>) => void
}

const EMPTY_ANSWER = { testo: '', corretta: false }
const EMPTY_QUESTION: Domanda = { domanda: '', risposte: [EMPTY_ANSWER, EMPTY_ANSWER], spiegazione: '' }

const replaced = <T,>(all: readonly T[], at: number, one: T) =>
  all.map((before, index) => (index === at ? one : before))
const without = <T,>(all: readonly T[], at: number) => all.filter((_one, index) => index !== at)

/** The questions of a lesson: what is asked, the answers, which of them are right, and why. */
export function QuestionsInput({ lesson: { domande, soglia, tentativi }, disabled, onChange }: Props) {
  return (
    <Stack component="section" gap="sm" aria-label="Quiz">
      <Text component="h3" fz="sm" fw={600}>
        Quiz
      </Text>
      {domande.length === 0 && (
        <Text c="dimmed" fz="xs" fw={400}>
          Senza domande la lezione è completata quando il video è stato visto.
        </Text>
      )}
      <Stack component="ol" gap="sm">
        {domande.map((question, at) => (
          <Question
            // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place until it is saved
            key={at}
            at={at}
            question={question}
            disabled={disabled}
            onChange={(next) => onChange({ domande: replaced(domande, at, next) })}
            onRemove={() => onChange({ domande: without(domande, at) })}
          />
        ))}
      </Stack>
      <div>
        <Button disabled={disabled} onClick={() => onChange({ domande: [...domande, EMPTY_QUESTION] })}>
          AGGIUNGI DOMANDA
        </Button>
      </div>
      {domande.length > 0 && (
        <Tiles least={220} align="start">
          <NumberInput
            label="Risposte giuste per superarlo (%)"
            required
            min={1}
            max={100}
            disabled={disabled}
            value={soglia}
            onChange={(value) => onChange({ soglia: value })}
          />
          <NumberInput
            label="Tentativi al giorno"
            min={1}
            description="Vuoto: quelli delle impostazioni."
            disabled={disabled}
            value={tentativi}
            onChange={(value) => onChange({ tentativi: value })}
          />
        </Tiles>
      )}
    </Stack>
  )
}

type QuestionProps = {
  at: number
  question: Domanda
  disabled?: boolean
  onChange: (next: Domanda) => void
  onRemove: () => void
}

function Question({ at, question, disabled, onChange, onRemove }: QuestionProps) {
  const { domanda, risposte, spiegazione } = question
  const put = (changes: Partial<Domanda>) => onChange({ ...question, ...changes })
  const number = at + 1
  return (
    <Stack component="li" gap="xs" p="sm" bd="1px solid var(--line)" bdrs="sm">
      <Flex rowGap="xs" columnGap="sm" align="end" wrap="wrap" className={classes.answer}>
        <Box miw={0} flex="1 1 150px">
          <TextInput
            label={`Domanda ${number}`}
            required
            trim
            disabled={disabled}
            value={domanda}
            onChange={(text) => put({ domanda: text })}
          />
        </Box>
        <Button look="quiet" disabled={disabled} aria-label={`Togli la domanda ${number}`} onClick={onRemove}>
          <IconTrash size={16} aria-hidden="true" />
        </Button>
      </Flex>
      {risposte.map((answer, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place until it is saved
        <Flex key={place} rowGap="xs" columnGap="sm" align="end" wrap="wrap" className={classes.answer}>
          <Box miw={0} flex="1 1 150px">
            <TextInput
              label={`Risposta ${place + 1}`}
              required
              trim
              disabled={disabled}
              value={answer.testo}
              onChange={(testo) => put({ risposte: replaced(risposte, place, { ...answer, testo }) })}
            />
          </Box>
          <Checkbox
            label="Giusta"
            disabled={disabled}
            value={answer.corretta}
            onChange={(corretta) => put({ risposte: replaced(risposte, place, { ...answer, corretta }) })}
          />
          <Button
            look="quiet"
            disabled={disabled || risposte.length <= 2}
            aria-label={`Togli la risposta ${place + 1} della domanda ${number}`}
            onClick={() => put({ risposte: without(risposte, place) })}
          >
            <IconTrash size={16} aria-hidden="true" />
          </Button>
        </Flex>
      ))}
      <div>
        <Button
          size="xs"
          disabled={disabled || risposte.length >= 8}
          onClick={() => put({ risposte: [...risposte, EMPTY_ANSWER] })}
        >
          AGGIUNGI RISPOSTA
        </Button>
      </div>
      <TextInput
        label="Spiegazione"
        description="La legge chi ha superato il quiz."
        trim
        disabled={disabled}
        value={spiegazione}
        onChange={(text) => put({ spiegazione: text })}
      />
    </Stack>
  )
}
