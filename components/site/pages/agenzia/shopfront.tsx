import illustration from '../../illustrations/illustration.module.css'
import { Cypress, ShutterWindows } from '../../illustrations/parts'

/** Drawing of an agency, in place of a missing photograph. */
export function Shopfront() {
  return (
    <svg viewBox="0 0 480 320" width={480} height={320} className={illustration.picture} aria-hidden="true">
      <rect x="70" y="40" width="340" height="268" className={illustration.wall} />
      <path d="M54 40h372l-18 -26H72z" className={illustration.roof} />
      <ShutterWindows panes={[112, 190, 268, 346].map((x) => ({ x, y: 66, width: 24, height: 44 }))} />
      <path d="M70 138h340" />
      <rect x="92" y="152" width="296" height="30" className={illustration.shade} />
      <path d="M116 167h72M204 167h30" />
      <path d="M92 182h296l14 26H78z" className={illustration.roof} />
      <path d="M134 182l-8 26M176 182l-5 26M218 182l-2 26M262 182l2 26M304 182l5 26M346 182l8 26" />
      <rect x="100" y="214" width="176" height="72" className={illustration.glass} />
      <path d="M188 214v72M100 286h176v22H100z" />
      <path d="M116 286v-18h40v18M124 268v-10h24v10M206 286v-30h52v30M214 264h36M214 272h24" />
      <path d="M304 308v-70a28 28 0 0 1 56 0v70z" className={illustration.door} />
      <circle cx="350" cy="272" r="2" className={illustration.glass} />
      <Cypress x={36} y={308} height={120} />
      <Cypress x={446} y={308} height={92} />
      <path d="M4 308.5h472" />
    </svg>
  )
}
