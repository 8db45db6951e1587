import type { PublicAgency } from '@/lib/features/agencies/types'
import { writeHours } from '@/lib/italian/opening-hours'
import { phoneHref, phoneText } from '@/lib/italian/phone-text'
import { directionsTo } from '../contatti/directions'
import { Italy } from '../contatti/italy'
import { Landmarks } from '../contatti/landmarks'
import map from '../contatti/map.module.css'
import { OpenLine } from '../contatti/open-line'
import { placeOn, viewBox, viewOf, WHOLE } from '../contatti/view'
import styles from './where.module.css'

/** A static map with the agency's position. */
function PlaceMap({ agency }: { agency: PublicAgency }) {
  const view = viewOf([agency])
  const unit = view.width / WHOLE.width
  const { x, y } = placeOn(agency)
  return (
    <figure className={map.figure}>
      <svg viewBox={viewBox(view)} className={map.map} role="img" aria-label={`${agency.comune} sulla mappa`}>
        <Italy />
        <Landmarks view={view} named={[agency.comune]} />
        <circle cx={x} cy={y} r={12 * unit} strokeWidth={3 * unit} className={map.dot} />
        <text
          x={x + 20 * unit}
          y={y + 8 * unit}
          fontSize={26 * unit}
          strokeWidth={5 * unit}
          className={map.name}
        >
          {agency.comune}
        </text>
      </svg>
      <figcaption className={map.caption}>
        <span>Mappa: © Victor Cazanave, CC BY 4.0</span>
      </figcaption>
    </figure>
  )
}

function Hours({ agency: { orari } }: { agency: PublicAgency }) {
  const lines = writeHours(orari)
  if (lines.length === 0) return <p>Su appuntamento: chiamaci o scrivici.</p>
  return (
    <>
      <OpenLine orari={orari} />
      <table className={styles.hours}>
        <caption className="solo-voce">Orari di apertura</caption>
        <tbody>
          {lines.map(([days, hours]) => (
            <tr key={days}>
              <th scope="row">{days}</th>
              <td>{hours}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>Nei giorni festivi siamo chiusi.</p>
    </>
  )
}

/** Address, contacts, hours and map. */
export function Where({ agency }: { agency: PublicAgency }) {
  const { indirizzo, cap, comune, provincia, telefono, email } = agency
  return (
    <div className={styles.where}>
      <div className={styles.facts}>
        <div>
          <h3>Indirizzo</h3>
          <address className={styles.address}>
            {indirizzo}
            <br />
            {cap} {comune} ({provincia})
          </address>
          <p>
            <a href={directionsTo(agency)} rel="noopener">
              Indicazioni stradali
            </a>
          </p>
        </div>
        <div>
          <h3>Orari</h3>
          <Hours agency={agency} />
        </div>
        <div>
          <h3>Contatti</h3>
          {telefono ? (
            <p>
              <a href={phoneHref(telefono)} className={styles.phone}>
                {phoneText(telefono)}
              </a>
            </p>
          ) : null}
          {email ? (
            <p>
              <a href={`mailto:${email}`}>{email}</a>
            </p>
          ) : null}
        </div>
      </div>
      <PlaceMap agency={agency} />
    </div>
  )
}
