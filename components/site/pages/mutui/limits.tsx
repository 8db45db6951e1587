import { percentText } from '@/components/markup/format'
import styles from './limits.module.css'

const LTV_LIMIT = 80

interface GaugeProps {
  label: string
  value: number
  limit: number
  beyond: boolean
  /** What the whole width stands for. */
  full: number
  fine: string
  over: string
}

/* A ruler with the usual limit marked; colour is never the only sign. */
function Gauge({ label, value, limit, beyond, full, fine, over }: GaugeProps) {
  // Past a limit it must not read as the limit.
  const shown = beyond ? Math.ceil(value * 100 - 1e-9) / 100 : value
  return (
    <div className={styles.gauge} data-over={beyond || undefined}>
      <p className={styles.label}>
        {label} <strong>{percentText(shown)}</strong>
      </p>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" className={styles.ruler} aria-hidden="true">
        <rect width="100" height="8" className={styles.track} />
        <rect width={Math.min(100, (value / full) * 100)} height="8" className={styles.value} />
        <rect x={(limit / full) * 100} width="0.6" height="8" className={styles.limit} />
      </svg>
      <p className={styles.words}>{beyond ? over : fine}</p>
    </div>
  )
}

/** The measure of the house that banks look at first, in plain words; that of the income stands beside the first price. */
export function Limits({ ltv }: { ltv: number }) {
  return (
    <div className={styles.limits}>
      <Gauge
        label="Mutuo sul valore della casa"
        value={ltv}
        limit={LTV_LIMIT}
        beyond={ltv > LTV_LIMIT}
        full={110}
        fine="Entro l’80%, il limite consueto: puoi scegliere fra quasi tutti i prodotti."
        over="Oltre l’80% la maggior parte delle banche chiede una garanzia in più, per esempio quella statale per chi ha meno di 36 anni, e applica uno spread più alto."
      />
    </div>
  )
}
