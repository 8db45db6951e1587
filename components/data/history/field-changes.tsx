import { valueWords } from '@/components/data/table/value-words'
import { Stack, Text } from '@/components/ui/layout'
import { isUnusual } from '@/lib/finance/unusual'
import type { Field } from '@/lib/resources/view'
import classes from './field-changes.module.css'

type Props = {
  fields: readonly Field[]
  before: Record<string, unknown>
  changes: Record<string, unknown>
  /** Instead of how many they are. */
  intro?: string
}

/** Of these only that they change can be said in a line. */
const WITHOUT_WORDS = new Set(['ref', 'richtext', 'textarea', 'rows', 'hours', 'position', 'image'])
const LONGEST = 60

const asRate = (value: unknown) => (typeof value === 'number' ? value : null)

const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

/** What a confirmation is about: each field that changes, from what to what. */
export function FieldChanges({ fields, before, changes, intro }: Props) {
  const changed = fields.filter(
    ({ name, kind }) => name in changes || (kind === 'position' && 'lng' in changes),
  )
  return (
    <>
      <Text mb="xs">
        {intro ?? (changed.length === 1 ? 'Cambia un campo:' : `Cambiano ${changed.length} campi:`)}
      </Text>
      <Stack component="ul" gap={0} mah="40vh" fz="sm" className={classes.list}>
        {changed.map((field) => (
          <li key={field.name}>
            <strong>{field.label}</strong>
            {!WITHOUT_WORDS.has(field.kind) && (
              <Text span c="dimmed" figures breaks="anywhere">
                {short(valueWords(before[field.name], field))} →{' '}
                {short(valueWords(changes[field.name], field))}
              </Text>
            )}
            {field.kind === 'rate' && isUnusual(asRate(before[field.name]), asRate(changes[field.name])) && (
              <strong> È un salto insolito: controlla la virgola.</strong>
            )}
          </li>
        ))}
      </Stack>
    </>
  )
}
