import styles from './map.module.css'
import { isInside, NAMES_BELOW, placeOn, type View, WHOLE } from './view'

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

/** Shown where the map is near: there a large city may be outside the window. */
const TOWNS = [
  ['Aosta', 45.74, 7.32],
  ['Cuneo', 44.39, 7.55],
  ['Alessandria', 44.91, 8.61],
  ['Savona', 44.31, 8.48],
  ['La Spezia', 44.1, 9.83],
  ['Bergamo', 45.69, 9.67],
  ['Brescia', 45.54, 10.22],
  ['Cremona', 45.13, 10.02],
  ['Sondrio', 46.17, 9.87],
  ['Trento', 46.07, 11.12],
  ['Bolzano', 46.5, 11.35],
  ['Verona', 45.44, 10.99],
  ['Padova', 45.41, 11.88],
  ['Belluno', 46.14, 12.22],
  ['Udine', 46.06, 13.24],
  ['Trieste', 45.65, 13.77],
  ['Piacenza', 45.05, 9.7],
  ['Parma', 44.8, 10.33],
  ['Ferrara', 44.84, 11.62],
  ['Rimini', 44.06, 12.57],
  ['Pisa', 43.72, 10.4],
  ['Siena', 43.32, 11.33],
  ['Grosseto', 42.76, 11.11],
  ['Arezzo', 43.46, 11.88],
  ['Perugia', 43.11, 12.39],
  ['Terni', 42.56, 12.65],
  ['Ascoli Piceno', 42.85, 13.58],
  ['Viterbo', 42.42, 12.1],
  ['Latina', 41.47, 12.9],
  ['Frosinone', 41.64, 13.34],
  ['L’Aquila', 42.35, 13.4],
  ['Campobasso', 41.56, 14.66],
  ['Caserta', 41.07, 14.33],
  ['Benevento', 41.13, 14.78],
  ['Salerno', 40.68, 14.77],
  ['Potenza', 40.64, 15.8],
  ['Foggia', 41.46, 15.55],
  ['Taranto', 40.47, 17.24],
  ['Lecce', 40.35, 18.17],
  ['Crotone', 39.08, 17.13],
  ['Reggio Calabria', 38.11, 15.65],
  ['Messina', 38.19, 15.55],
  ['Agrigento', 37.31, 13.58],
  ['Siracusa', 37.08, 15.29],
  ['Olbia', 40.92, 9.5],
  ['Oristano', 39.9, 8.59],
  ['Nuoro', 40.32, 9.33],
] as const

/** The cities inside the window, but for those that a pin already names. */
export function Landmarks({ view, named }: { view: View; named: readonly string[] }) {
  const unit = view.width / WHOLE.width
  const known = view.width < NAMES_BELOW ? [...CITIES, ...TOWNS] : CITIES
  const cities = known
    .map(([nome, lat, lng]) => ({ nome, lat, lng }))
    .filter((city) => isInside(view, city) && !named.includes(city.nome))
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of drawn texts, nothing in it takes the focus
    <g aria-hidden="true" className={styles.landmarks}>
      {cities.map((city) => {
        const { x, y } = placeOn(city)
        return (
          <g key={city.nome}>
            <circle cx={x} cy={y} r={3 * unit} />
            <text x={x + 13 * unit} y={y + 6 * unit} fontSize={18 * unit} strokeWidth={4 * unit}>
              {city.nome}
            </text>
          </g>
        )
      })}
    </g>
  )
}
