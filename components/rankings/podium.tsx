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
            <span className={classes.step} aria-hidden="true">
              {place}
            </span>
            <Spoken>{`${place}º posto: `}</Spoken>
            {here.map(({ nome, agenzia, punti, mia }) => (
              <span key={`${nome}${agenzia}`} className={classes.winner}>
                <strong>
                  {nome}
                  {mia && ' (tu)'}
                </strong>
                {agenzia && <span className={classes.soft}>{agenzia}</span>}
                {punti !== null && <span className={classes.figure}>{pointsWords(punti)}</span>}
              </span>
            ))}
          </li>
        )
      })}
    </ol>
  )
}
