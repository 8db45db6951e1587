import styles from './illustration.module.css'
import { BellTower, Cypress, Door, House, Lamp, Pine } from './parts'

const GROUND = 268
const FRAME = { viewBox: '0 0 1600 284', preserveAspectRatio: 'xMidYMax slice' } as const

/* The passage under the house, as in the mark. */
function Passage({ x }: { x: number }) {
  return (
    <g>
      <House x={x} y={GROUND} width={150} height={168} columns={3} floors={2} second door="none" />
      <path d={`M${x + 45} ${GROUND}v-44a30 30 0 0 1 60 0v44z`} className={styles.shade} />
      <path d={`M${x + 58} ${GROUND}l13 -46h8l13 46z`} className={`${styles.glass} ${styles.plain}`} />
    </g>
  )
}

function Shop({ x }: { x: number }) {
  return (
    <g>
      <House x={x} y={GROUND} width={132} height={140} columns={3} floors={2} door="none" />
      <rect x={x + 12} y={GROUND - 34} width={64} height={26} className={styles.glass} />
      <path d={`M${x + 6} ${GROUND - 44}h76l6 14h-88z`} className={styles.roof} />
      <Door x={x + 96} y={GROUND} />
    </g>
  )
}

function Laundry({ from, to, y }: { from: number; to: number; y: number }) {
  const at = (part: number) => from + (to - from) * part
  return (
    <g>
      <path d={`M${from} ${y}Q${at(0.5)} ${y + 10} ${to} ${y}`} />
      <path d={`M${at(0.2)} ${y + 3}h12v18h-12z`} className={styles.wall} />
      <path d={`M${at(0.48)} ${y + 5}l-4 4 3 3v12h12v-12l3 -3-4 -4z`} className={styles.roof} />
      <path d={`M${at(0.74)} ${y + 4}h9v14h-9z`} className={styles.wallTwo} />
    </g>
  )
}

const SCENE = 'strada'

/** A street of an Italian town, in which one door is open. Decorative; the middle survives any crop. */
export function Street({ className = '' }: { className?: string }) {
  return (
    <svg {...FRAME} className={`${styles.picture} ${className}`} aria-hidden="true">
      <g id={SCENE}>
        <Pine x={52} y={GROUND} height={150} />
        <House x={96} y={GROUND} width={118} height={120} columns={2} floors={1} gable second />
        <House x={214} y={GROUND} width={104} height={176} columns={2} floors={3} />
        <Cypress x={344} y={GROUND} height={118} />
        <Cypress x={368} y={GROUND} height={92} />
        <House x={392} y={GROUND} width={140} height={134} columns={3} floors={2} second gable />
        <BellTower x={546} y={GROUND} height={188} />
        <Shop x={596} />
        <House x={742} y={GROUND} width={112} height={190} columns={2} floors={3} door="open" />
        <Laundry from={854} to={884} y={150} />
        <Passage x={884} />
        <Lamp x={722} y={GROUND} />
        <House x={1034} y={GROUND} width={98} height={126} columns={2} floors={1} gable />
        <Cypress x={1160} y={GROUND} height={136} />
        <House x={1184} y={GROUND} width={150} height={178} columns={3} floors={3} />
        <House x={1334} y={GROUND} width={110} height={138} columns={2} floors={2} second />
        <Lamp x={1462} y={GROUND} />
        <Pine x={1530} y={GROUND} height={164} />
        <path d="M0 268.5H1600" />
        <path d="M120 277h90M420 276h60M640 277h130M820 276h40M1080 277h120M1400 276h70" />
      </g>
    </svg>
  )
}

/** The same street once more on a page that already has it. */
export function StreetAgain({ className = '' }: { className?: string }) {
  return (
    <svg {...FRAME} className={`${styles.picture} ${className}`} aria-hidden="true">
      <use href={`#${SCENE}`} />
    </svg>
  )
}
