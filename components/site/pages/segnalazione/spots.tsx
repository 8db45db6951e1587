import { Cypress, House } from '@/components/site/illustrations/parts'
import ill from '../../illustrations/illustration.module.css'

/** The letter boxes of a building; one letter has arrived. */
export function LetterboxSpot() {
  return (
    <svg viewBox="0 0 260 150" width={260} height={150} className={ill.picture} aria-hidden="true">
      <rect x="10" y="8" width="240" height="134" rx="4" className={ill.wallTwo} />
      {[26, 84, 142, 200].map((x) => (
        <g key={x}>
          <rect x={x} y="24" width="42" height="102" className={x === 142 ? ill.roof : ill.wall} />
          <path d={`M${x + 8} 40h26`} />
          <rect x={x + 8} y="94" width="26" height="12" className={ill.glass} />
          <circle cx={x + 21} cy="116" r="2" />
        </g>
      ))}
      <path d="M134 44l54 -14v36l-54 14z" className={ill.wall} />
      <path d="M134 44l30 12 24 -26" />
      <circle cx="178" cy="58" r="5" className={ill.door} />
    </svg>
  )
}

/** A car in front of the house, for who would rather rent it than buy it. */
export function CarSpot() {
  return (
    <svg viewBox="0 0 260 150" width={260} height={150} className={ill.picture} aria-hidden="true">
      <House x={18} y={134} width={84} height={86} columns={2} floors={1} gable door="none" />
      <Cypress x={222} y={134} height={96} />
      <path
        d="M64 122v-18c0 -6 6 -8 14 -10l16 -20c4 -5 8 -6 16 -6h34c8 0 12 3 18 9l16 17c14 2 20 6 20 14v14z"
        className={ill.door}
      />
      <path d="M98 92l12 -15h14v15zM130 77h14c6 0 9 2 13 6l9 9h-36z" className={ill.glass} />
      <path d="M127 94v26M112 102h8M190 108h8M64 110h8" />
      <circle cx="96" cy="122" r="13" className={ill.shade} />
      <circle cx="96" cy="122" r="5" className={ill.wall} />
      <circle cx="168" cy="122" r="13" className={ill.shade} />
      <circle cx="168" cy="122" r="5" className={ill.wall} />
      <path d="M6 135.5h248" />
    </svg>
  )
}
