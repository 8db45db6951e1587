import { create } from 'qrcode'
import styles from './qr-code.module.css'

const QUIET = 4

/** The dark squares, each run of a row as one rectangle of a single path. */
function pathOf(text: string): { size: number; path: string } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const { size, data } = modules
  let path = ''
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      let run = 0
      while (x + run < size && data[y * size + x + run]) run += 1
      if (run > 0) path += `M${x + QUIET} ${y + QUIET}h${run}v1h-${run}z`
      x += run
    }
  }
  return { size: size + 2 * QUIET, path }
}

/** A QR code drawn on the server; always dark on light, as the cameras want it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = pathOf(text)
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width={148}
      height={148}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={styles.qr}
    >
      <path d={path} />
    </svg>
  )
}
