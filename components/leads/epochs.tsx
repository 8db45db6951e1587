import { Stack, Text } from '@/components/ui/layout'
import { formatDay, formatInstant } from '@/lib/core/dates'
import { percent, type Registro } from '@/lib/features/leads/perc-leads/schema'

const SHOWN = 4

type Weights = Registro['epoche'][number]['pesi']

function words(pesi: Weights): string {
  const more = pesi.length - SHOWN
  const first = pesi.slice(0, SHOWN).map(({ nome, peso }) => `${nome} ${percent(peso)}%`)
  if (pesi.length === 0) return 'Gruppo chiuso'
  return first.join(', ') + (more > 0 ? ` e ${more === 1 ? 'un altro' : `altri ${more}`}` : '')
}

/** The weights that a group had, has and will have. */
export function Epochs({ epoche }: Pick<Registro, 'epoche'>) {
  return (
    <div>
      <Text component="h3" mb="xs" fz="sm" fw={600}>
        Epoche
      </Text>
      <Stack component="ol" gap="xs" fz="row" reversed>
        {epoche.map(({ _id, dal, inVigore, salvata, pesi }) => (
          <li key={_id}>
            Dal {formatDay(dal)}
            {inVigore && <strong> (in vigore)</strong>}
            <Text component="small" display="block" c="dimmed" fz="xs">
              {words(pesi)} · salvata il {formatInstant(salvata)}
            </Text>
          </li>
        ))}
      </Stack>
    </div>
  )
}
