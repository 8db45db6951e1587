import type { ReactNode } from 'react'
import styles from './illustration.module.css'
import { Door, ShutterWindows } from './parts'

function Spot({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 160 120" width={160} height={120} className={styles.picture} aria-hidden="true">
      {children}
      <path d="M8 112.5h144" />
    </svg>
  )
}

/** A kitchen table with the sums on a sheet. */
export function SumsSpot() {
  return (
    <Spot>
      <path d="M18 78h124v8H18zM32 86v26M128 86v26" className={styles.roof} />
      <path d="M52 24h46l12 12v42H52z" className={styles.wall} />
      <path d="M98 24v12h12" />
      <path d="M62 40h22M62 50h34M62 60h34M62 69h20" />
      <rect x="86" y="62" width="18" height="11" className={styles.door} />
      <path d="M122 78V60a7 7 0 0 1 14 0v18zM136 64h5v8h-5" className={styles.wallTwo} />
    </Spot>
  )
}

/** The folder with the papers, kept together by a string. */
export function FolderSpot() {
  return (
    <Spot>
      <path d="M40 34h60v60H40z" className={styles.wall} transform="rotate(-6 70 64)" />
      <path d="M48 30h60v64H48z" className={styles.wall} />
      <path d="M58 42h36M58 52h40M58 62h28" />
      <path d="M30 58h36l8 8h54v46H30z" className={styles.roof} />
      <path d="M30 90h98" />
      <circle cx="79" cy="90" r="7" className={styles.door} />
    </Spot>
  )
}

export function BankSpot() {
  return (
    <Spot>
      <path d="M26 46L80 16l54 30z" className={styles.roof} />
      <path d="M30 46h100v8H30zM26 102h108v10H26z" className={styles.wall} />
      <path
        d="M38 54h12v48H38zM60 54h12v48H60zM88 54h12v48H88zM110 54h12v48h-12z"
        className={styles.wallTwo}
      />
      <circle cx="80" cy="35" r="6" className={styles.wall} />
      <path d="M72 102V78a8 8 0 0 1 16 0v24z" className={styles.door} />
    </Spot>
  )
}

/** The key in the door. */
export function KeySpot() {
  return (
    <Spot>
      <path d="M56 112V44a26 26 0 0 1 52 0v68z" className={styles.door} />
      <path d="M48 112V44a34 34 0 0 1 68 0v68" />
      <path d="M66 60h32v16H66zM66 84h32v18H66z" />
      <circle cx="100" cy="80" r="2.4" className={styles.glass} />
      <path d="M100 80h22" />
      <circle cx="130" cy="80" r="8" className={styles.wall} />
      <path d="M130 88v6M122 94h16v14h-16z" className={styles.roof} />
    </Spot>
  )
}

/** The intercom of an Italian building: one bell is ours. */
export function IntercomSpot() {
  return (
    <svg viewBox="0 0 220 260" width={220} height={260} className={styles.picture} aria-hidden="true">
      <rect x="10" y="10" width="200" height="240" rx="4" className={styles.wallTwo} />
      <path d="M10 58h42M84 58h126M10 106h90M140 106h70M10 154h30M190 154h20M10 202h200M60 10v48M150 10v48M110 202v48" />
      <rect x="58" y="34" width="104" height="192" rx="8" className={styles.wall} />
      <circle cx="110" cy="58" r="12" className={styles.glass} />
      <path d="M104 54h12M104 58h12M104 62h12" />
      {[88, 114, 140, 166, 192].map((y) => (
        <g key={y}>
          <rect x="70" y={y} width="52" height="16" className={styles.wallTwo} />
          <path d={`M76 ${y + 8}h${y === 140 ? 40 : 28}`} />
          <circle cx="142" cy={y + 8} r="7" className={y === 140 ? styles.door : styles.glass} />
        </g>
      ))}
    </svg>
  )
}

/** A house that is still only measured. */
export function PlanSpot() {
  return (
    <svg viewBox="0 0 320 220" width={320} height={220} className={styles.picture} aria-hidden="true">
      <g className={styles.dash}>
        <rect x="80" y="92" width="160" height="108" />
        <path d="M66 92L160 34l94 58z" />
        <rect x="104" y="116" width="26" height="34" />
        <rect x="190" y="116" width="26" height="34" />
      </g>
      <Door x={146} y={200} width={28} height={52} open />
      <path d="M80 212h160M80 207v10M240 207v10M268 92v108M263 92h10M263 200h10M20 200.5h280" />
    </svg>
  )
}

/** A wall with a house number that nobody has, for pages that do not exist. */
export function NoSuchNumber() {
  return (
    <svg viewBox="0 0 420 260" width={420} height={260} className={styles.picture} aria-hidden="true">
      <rect x="30" y="40" width="360" height="206" className={styles.wallTwo} />
      <path d="M14 40h392l-18 -24H32z" className={styles.roof} />
      <path d="M30 96h40M96 96h64M300 96h90M30 152h24M340 152h50M30 204h70M330 204h60" />
      <ShutterWindows
        panes={[
          { x: 66, y: 66, width: 26, height: 48 },
          { x: 328, y: 66, width: 26, height: 48 },
        ]}
      />
      <rect x="156" y="92" width="108" height="72" rx="4" className={styles.wall} />
      <rect x="163" y="99" width="94" height="58" rx="2" />
      <text x="210" y="142" textAnchor="middle" fontSize="38" className={styles.figure}>
        404
      </text>
      <g className={styles.dash}>
        <path d="M186 246v-34a24 24 0 0 1 48 0v34" />
      </g>
      <path d="M4 246.5h412" />
    </svg>
  )
}
