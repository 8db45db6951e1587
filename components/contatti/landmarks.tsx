import styles from './map.module.css'
import { isInside, placeOn, type View, WHOLE } from './view'

/** Cities that most people can place: between them one finds a town that one cannot. */
const CITIES = [
  ['Torino', 45.07, 7.69],
  ['Milano', 45.46, 9.19],
  ['Genova', 44.41, 8.93],
  ['Venezia', 45.44, 12.33],
  ['Bologna', 44.49, 11.34],
  ['Firenze', 43.77, 11.25],
  ['Ancona', 43.62, 13.52],
  ['Roma', 41.9, 12.5],
  ['Pescara', 42.46, 14.21],
  ['Napoli', 40.85, 14.27],
  ['Bari', 41.12, 16.87],
  ['Cosenza', 39.3, 16.25],
  ['Palermo', 38.12, 13.36],
  ['Catania', 37.5, 15.09],
  ['Cagliari', 39.22, 9.11],
  ['Sassari', 40.73, 8.56],
] as const

/** The large cities inside the window, but for those that a pin already names. */
export function Landmarks({ view, named }: { view: View; named: readonly string[] }) {
  const unit = view.width / WHOLE.width
  const cities = CITIES.map(([nome, lat, lng]) => ({ nome, lat, lng })).filter(
    (city) => isInside(view, city) && !named.includes(city.nome),
  )
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of drawn texts, nothing in it takes the focus
    <g aria-hidden="true" className={styles.landmarks}>
      {cities.map((city) => {
        const { x, y } = placeOn(city)
        return (
          <g key={city.nome}>
            <circle cx={x} cy={y} r={3 * unit} />
            <text x={x + 8 * unit} y={y + 6 * unit} fontSize={18 * unit} strokeWidth={4 * unit}>
              {city.nome}
            </text>
          </g>
        )
      })}
    </g>
  )
}
