import { StateBadge } from '@/components/ui/status-badge'
import { CLASSI, type Classe, laPiuAlta } from '@/lib/features/aml/words'
import type { IdentificazioneDetail } from '@/lib/features/identification/schema'
import classes from './identification.module.css'

const TONES = { bassa: 'ok', normale: 'info', alta: 'bad' } as const

export const ClassBadge = ({ classe }: { classe: Classe }) => (
  <StateBadge label={`Rischio ${CLASSI[classe].toLowerCase()}`} tone={TONES[classe]} />
)

/** The risk, a line for each reason, and the class that comes out of it. */
export function RiskLines({ detail }: { detail: IdentificazioneDetail }) {
  const { rischio, classeMinima, classeMotivo } = detail
  const classe = laPiuAlta(rischio.classe, classeMinima)
  return (
    <section className={classes.risk} aria-label="Rischio">
      <h3>
        Rischio: {rischio.punti} {rischio.punti === 1 ? 'punto' : 'punti'} <ClassBadge classe={classe} />
      </h3>
      <ul className={classes.lines}>
        {rischio.righe.map(({ voce, punti, perche }) => (
          <li key={voce}>
            <span>
              {voce} <span className={classes.soft}>{perche}</span>
            </span>
            <span>+{punti}</span>
          </li>
        ))}
        {rischio.righe.length === 0 && <li className={classes.soft}>Nessun fattore di rischio, per ora.</li>}
      </ul>
      {classeMinima && (
        <p className={classes.soft}>
          La sede chiede almeno la classe {CLASSI[classeMinima].toLowerCase()}: {classeMotivo}
        </p>
      )}
    </section>
  )
}
