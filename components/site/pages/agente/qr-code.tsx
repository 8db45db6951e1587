import { qrPath } from '@/lib/core/qr-path'
import styles from './qr-code.module.css'

/** A QR code drawn on the server; always dark on light, as the cameras want it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = qrPath(text)
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
