import styles from './illustration.module.css'

const series = (count: number) => Array.from({ length: count }, (_, index) => index)

interface Spot {
  x: number
  y: number
}

interface Panes extends Spot {
  width?: number
  height?: number
}

const rect = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`

/** Windows with open shutters, each from its top left corner: all the panes in one path, all the leaves in another. */
export function ShutterWindows({ panes }: { panes: Panes[] }) {
  const glass = panes.map(({ x, y, width = 12, height = 20 }) => rect(x, y, width, height))
  const leaves = panes.map(({ x, y, width = 12, height = 20 }) => {
    const leaf = width / 2
    const sill = `M${x - leaf - 1} ${y + height + 1}h${width * 2 + 2}`
    return rect(x - leaf, y, leaf, height) + rect(x + width, y, leaf, height) + sill
  })
  return (
    <>
      <path d={glass.join('')} className={styles.glass} />
      <path d={leaves.join('')} className={styles.shade} />
    </>
  )
}

/** Arched door standing on y; `open` makes it the warm one of the picture. */
export function Door({
  x,
  y,
  width = 20,
  height = 34,
  open = false,
}: Spot & { width?: number; height?: number; open?: boolean }) {
  const r = width / 2
  return (
    <g>
      <path
        d={`M${x} ${y}v${r - height}a${r} ${r} 0 0 1 ${width} 0v${height - r}z`}
        className={open ? styles.door : styles.shade}
      />
      <circle cx={x + width - 5} cy={y - height * 0.42} r={1.2} className={styles.glass} />
    </g>
  )
}

interface HouseProps extends Spot {
  width: number
  height: number
  columns: number
  floors: number
  second?: boolean
  door?: 'open' | 'closed' | 'none'
  gable?: boolean
}

function Roof({ x, y, width, gable }: Spot & { width: number; gable: boolean }) {
  const rise = gable ? width * 0.28 : 14
  const ridge = gable
    ? `L${x + width / 2} ${y - rise}`
    : `L${x + 12} ${y - rise}L${x + width - 12} ${y - rise}`
  return <path d={`M${x - 7} ${y}${ridge}L${x + width + 7} ${y}z`} className={styles.roof} />
}

/** Facade with its base on y: wall, roof with eaves, rows of shuttered windows, a door on the ground floor. */
export function House(props: HouseProps) {
  const { x, y, width, height, columns, floors, second = false, door = 'closed', gable = false } = props
  const top = y - height
  const gap = width / columns
  const storey = (height - 50) / floors
  return (
    <g>
      <rect x={x} y={top} width={width} height={height} className={second ? styles.wallTwo : styles.wall} />
      <Roof x={x} y={top} width={width} gable={gable} />
      <ShutterWindows
        panes={series(floors).flatMap((floor) =>
          series(columns).map((column) => ({
            x: Math.round(x + gap * (column + 0.5) - 6),
            y: Math.round(top + 12 + storey * floor),
            height: Math.round(Math.min(22, storey - 12)),
          })),
        )}
      />
      <path d={`M${x} ${y - 46}h${width}`} />
      {door === 'none' ? null : <Door x={x + width / 2 - 10} y={y} open={door === 'open'} />}
    </g>
  )
}

/** Cypress with its foot on y. */
export function Cypress({ x, y, height = 90 }: Spot & { height?: number }) {
  const half = height * 0.11
  return (
    <g>
      <path d={`M${x} ${y}v-14`} />
      <path
        d={`M${x} ${y - height}c${half} ${height * 0.3} ${half * 1.6} ${height * 0.72} 0 ${height - 10}c${-half * 1.6} ${-height * 0.2} ${-half} ${-height * 0.7} 0 ${10 - height}z`}
        className={styles.shade}
      />
    </g>
  )
}

/** Umbrella pine with its foot on y. */
export function Pine({ x, y, height = 120 }: Spot & { height?: number }) {
  const w = height * 0.42
  return (
    <g>
      <path
        d={`M${x} ${y}c2 ${-height * 0.3} -3 ${-height * 0.5} 1 ${-height * 0.75}m0 12l-16 -18m16 14l15 -16`}
      />
      <path
        d={`M${x - w} ${y - height * 0.76}c0 ${-height * 0.16} ${w * 0.5} ${-height * 0.24} ${w} ${-height * 0.24}s${w} ${height * 0.08} ${w} ${height * 0.24}q${-w} ${height * 0.06} ${-2 * w} 0z`}
        className={styles.shade}
      />
    </g>
  )
}

/** Bell tower with its base on y. */
export function BellTower({ x, y, height = 190 }: Spot & { height?: number }) {
  const top = y - height
  return (
    <g>
      <rect x={x} y={top} width={44} height={height} className={styles.wallTwo} />
      <path d={`M${x - 5} ${top}l27 -38l27 38z`} className={styles.roof} />
      <path d={`M${x + 22} ${top - 38}v-14m-5 5h10`} />
      <path d={`M${x + 12} ${top + 46}v-22a10 10 0 0 1 20 0v22z`} className={styles.glass} />
      <path d={`M${x} ${top + 58}h44M${x} ${top + 64}h44`} />
      <circle cx={x + 22} cy={top + 88} r={11} className={styles.wall} />
      <path d={`M${x + 22} ${top + 81}v7l5 4`} />
    </g>
  )
}

/** Street lamp with its foot on y. */
export function Lamp({ x, y }: Spot) {
  return (
    <g>
      <path d={`M${x} ${y}v-62q0 -10 9 -10`} />
      <path d={`M${x + 5} ${y - 72}h9l3 12h-15z`} className={styles.glass} />
    </g>
  )
}
