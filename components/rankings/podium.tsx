import { Text } from '@/components/ui/layout'
import { Spoken } from '@/components/ui/spoken'
import type { RigaRete } from '@/lib/features/rankings/types'
import { pointsWords } from './ranking-words'
import classes from './rankings.module.css'

const PLACES = [1, 2, 3]

/** The first three places; who shares one stands on it together. */
export function Podium({ rows }: { rows: readonly RigaRete[] }) {
  return (
    <ol className={classes.podium} aria-label="Podio">
      {PLACES.map((place) => {
        const here = rows.filter(({ posizione }) => posizione === place)
        if (here.length === 0) return null
        return (
          <li key={place} data-place={place}>
            <Text span ff="heading" fz="var(--t-6)" fw={600} lh={1} aria-hidden="true">
              {place}
            </Text>
            <Spoken>{`${place}º posto: `}</Spoken>
            {here.map(({ nome, agenzia, punti, mia }) => (
              <Text key={`${nome}${agenzia}`} span display="block" breaks="anywhere">
                <strong>
                  {nome}
                  {mia && ' (tu)'}
                </strong>
                {agenzia && (
                  <Text span display="block" c="dimmed" fz="xs" fw={400}>
                    {agenzia}
                  </Text>
                )}
                {punti !== null && (
                  <Text span c="dimmed" figures breaks="never">
                    {pointsWords(punti)}
                  </Text>
                )}
              </Text>
            ))}
          </li>
        )
      })}
    </ol>
  )
}
