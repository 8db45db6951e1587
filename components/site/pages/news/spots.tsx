import type { ReactNode } from 'react'
import styles from '@/components/site/illustrations/illustration.module.css'
import { KeySpot, PlanSpot, SumsSpot } from '@/components/site/illustrations/spots'

function Spot({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 160 120" width={160} height={120} className={styles.picture} aria-hidden="true">
      {children}
      <path d="M8 112.5h144" />
    </svg>
  )
}

/** The newspaper at the kiosk, fresh this morning. */
function PaperSpot() {
  return (
    <Spot>
      <path d="M24 40L34 18h92l10 22z" className={styles.roof} />
      <path d="M30 40h100v72H30z" className={styles.wallTwo} />
      <path
        d="M24 40h112a14 14 0 0 1 -28 0a14 14 0 0 1 -28 0a14 14 0 0 1 -28 0a14 14 0 0 1 -28 0"
        className={styles.wall}
      />
      <path d="M58 62h46v50H58z" className={styles.wall} />
      <path d="M64 70h34M64 90h14M64 96h14M64 102h14M84 90h14M84 96h14M84 102h14" />
      <path d="M64 76h34v8H64z" className={styles.door} />
    </Spot>
  )
}

/** The index, seen from the window: up, down, up again. */
function RatesSpot() {
  return (
    <Spot>
      <path d="M34 16h92v78H34z" className={styles.wall} />
      <path d="M40 22h80v66H40z" className={styles.glass} />
      <path d="M80 22v66M40 55h80" />
      <path d="M28 94h104v8H28z" className={styles.roof} />
      <path d="M40 76l16 -12l14 6l18 -26l14 8l18 -20" strokeWidth={3} />
      <circle cx="120" cy="32" r="5" className={styles.door} />
    </Spot>
  )
}

/** The workshop on the corner, shutter half up. */
function ShopSpot() {
  return (
    <Spot>
      <path d="M22 34h116v78H22z" className={styles.wall} />
      <path d="M14 34h132l-12 -18H26z" className={styles.roof} />
      <path d="M34 58h56v54H34z" className={styles.glass} />
      <path d="M34 58h56v22H34zM34 64h56M34 70h56M34 76h56" className={styles.wallTwo} />
      <path d="M102 112V72a10 10 0 0 1 20 0v40z" className={styles.door} />
      <path d="M34 44h88" />
      <path d="M46 112V98h14v14M64 112V92h14v20" className={styles.roof} />
    </Spot>
  )
}

const PICTURES: Record<string, () => ReactNode> = {
  novità: PaperSpot,
  tassi: RatesSpot,
  mutui: KeySpot,
  prestiti: SumsSpot,
  casa: PlanSpot,
  imprese: ShopSpot,
}

/** The drawing of a category, where an item has no picture of its own. */
export function CategorySpot({ categoria }: { categoria: string }) {
  const Picture = PICTURES[categoria] ?? PaperSpot
  return <Picture />
}
