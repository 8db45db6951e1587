import { Box, Stack, Text } from '@/components/ui/layout'
import { formatDay } from '@/lib/core/dates'
import type { PraticaDetail } from '@/lib/features/pratiche/data'
import { STEP_WORDS } from '@/lib/features/pratiche/labels'
import classes from './client-story.module.css'

type Evento = PraticaDetail['eventi'][number]
const SHOWN = 4

const textOf = ({ a, testo }: Evento) => (a ? STEP_WORDS[a] : testo)

function Lines({ eventi }: { eventi: readonly Evento[] }) {
  return (
    <Stack component="ol" gap={0}>
      {eventi.map((evento) => (
        <li key={evento._id} className={classes.line}>
          <Text dateTime={evento.at} component="time" c="dimmed" figures>
            {formatDay(new Date(evento.at))}
          </Text>
          <span>{textOf(evento)}</span>
        </li>
      ))}
    </Stack>
  )
}

/** What has happened so far, the latest first. */
export function ClientStory({ eventi }: { eventi: readonly Evento[] }) {
  const told = eventi.filter((evento) => textOf(evento) !== '')
  if (told.length === 0) return null
  const older = told.slice(SHOWN)
  return (
    <div>
      <Text component="h3" mb="xs" fz="md" fw={600}>
        Che cosa è successo
      </Text>
      <Lines eventi={told.slice(0, SHOWN)} />
      {older.length > 0 && (
        <details>
          <Box component="summary" py="xxs" c="var(--link)">
            Mostra tutto dall’inizio
          </Box>
          <Lines eventi={older} />
        </details>
      )}
    </div>
  )
}
