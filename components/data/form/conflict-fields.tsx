import { DiffValue } from '@/components/data/history/diff-table'
import { FieldChanges } from '@/components/data/history/field-changes'
import { Box, Flex, Text } from '@/components/ui/layout'
import type { Field } from '@/lib/resources/view'
import classes from './conflict-fields.module.css'
import type { Side, Sides } from './three-way'

type Values = Record<string, unknown>
type Props = {
  sides: Sides
  states: { base: Values; mine: Values; latest: Values }
  chosen: Readonly<Record<string, Side>>
  onChoose: (name: string, side: Side) => void
}

/** Who changed which field; where both did, the two values to choose from. */
export function ConflictFields({ sides, states: { base, mine, latest }, chosen, onChoose }: Props) {
  const { both, theirs } = sides
  const typed = { ...base, ...mine }
  return (
    <>
      <Text mb="sm">{introOf(sides)}</Text>
      {both.map((field) => (
        <fieldset key={field.name} className={classes.field}>
          <Text component="legend" mb="xxs" fw={600}>
            {field.label}
          </Text>
          {(['theirs', 'mine'] as const).map((side) => (
            <Flex
              key={side}
              component="label"
              gap="xs"
              align="flex-start"
              py="xs"
              px="sm"
              miw={0}
              className={classes.value}
            >
              <input
                type="radio"
                name={`conflitto-${field.name}`}
                checked={chosen[field.name] === side}
                onChange={() => onChoose(field.name, side)}
              />
              <Box component="span" miw={0}>
                <Text span display="block" c="dimmed" fz="xs">
                  {side === 'theirs' ? 'Salvato' : 'Scritto da te'}
                </Text>
                <span className={classes.words}>
                  <DiffValue value={sideValue(field, side === 'theirs' ? latest : typed)} field={field} />
                </span>
              </Box>
            </Flex>
          ))}
        </fieldset>
      ))}
      {sides.mine.length > 0 && (
        <FieldChanges intro="Cambiati solo da te:" fields={sides.mine} before={base} changes={mine} />
      )}
      {theirs.length > 0 && (
        <FieldChanges
          intro="Cambiati solo da chi ha salvato prima:"
          fields={theirs}
          before={base}
          changes={latest}
        />
      )}
    </>
  )
}

/** A position is told by both of its halves. */
function sideValue({ name, kind }: Field, values: Values): unknown {
  const { [name]: value, lng } = values
  return kind === 'position' ? [value, lng].filter((half) => half != null).join(', ') : value
}

const THEN = 'Con UNISCI le ritrovi tutte nel modulo: controllale e premi MODIFICA.'

function introOf({ both, theirs }: Sides): string {
  if (both.length > 0)
    return 'Non è stato perso nulla. Questi campi li avete cambiati tutti e due: scegli per ognuno quale valore tenere, poi premi UNISCI.'
  if (theirs.length > 0)
    return `Non è stato perso nulla: avete cambiato campi diversi, e le modifiche si possono tenere insieme. ${THEN}`
  return 'Non è stato perso nulla: quello che è stato salvato non tocca i campi che hai cambiato. Premi UNISCI e poi di nuovo MODIFICA.'
}
