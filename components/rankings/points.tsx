import { addends, MISURE, type Misure, type Regola } from '@/lib/features/rankings/labels'
import { addendText, pointsText, signedPoints } from './ranking-words'
import classes from './rankings.module.css'

type Props = {
  misure: Misure
  regola: Regola
  punti: number
  correzione: number
  correzioneMotivo: string
}

/** How somebody comes to their points, to the hundredth. */
export function Points({ misure, regola, punti, correzione, correzioneMotivo }: Props) {
  return (
    <dl className={classes.points}>
      {addends(misure, regola).map((one) => (
        <div key={one.misura}>
          <dt>{MISURE[one.misura].label}</dt>
          <dd>{addendText(one)}</dd>
        </div>
      ))}
      {correzione !== 0 && (
        <div>
          <dt>Corretti a mano</dt>
          <dd>
            {signedPoints(correzione)}: {correzioneMotivo}
          </dd>
        </div>
      )}
      <div className={classes.total}>
        <dt>Punti</dt>
        <dd>{pointsText(punti)}</dd>
      </div>
    </dl>
  )
}
