import type { Random } from './random'

const GROUNDS = ['#dbe7e4', '#e8e0d2', '#d9e2ee', '#e6dbe4', '#dfe6d3', '#efe3d6'] as const
const SKINS = ['#f3d3bd', '#e8bd9d', '#d9a47f', '#b97f58', '#8d5a3b'] as const
const HAIRS = ['#2c2320', '#4a3527', '#6d4a30', '#9a7246', '#8d8a86', '#5a2f22'] as const
const JACKETS = ['#22384d', '#3c3f45', '#5b2f3a', '#2f4a3f', '#4b4468', '#6a5a44'] as const
const DARK = '#2b2624'

/** What lies behind the head, and what on it. */
type Hair = { back?: string; front: string }

const SHORT: readonly Hair[] = [
  {
    front:
      '<path d="M206 262C194 140 268 98 334 104 418 104 452 170 434 262 428 218 404 194 366 190 306 204 256 190 236 204 214 220 212 242 206 262Z"/>',
  },
  {
    front:
      '<path d="M208 256C196 150 262 92 350 108 432 122 444 186 432 256 424 206 398 176 352 168 292 160 236 188 208 256Z"/>',
  },
  {
    front:
      '<path d="M204 286C196 236 202 204 218 186 214 220 216 250 222 286ZM436 286C444 236 438 204 422 186 426 220 424 250 418 286Z"/>',
  },
]

const LONG: readonly Hair[] = [
  {
    back: '<path d="M190 470C168 300 170 96 320 96 470 96 472 300 450 470Z"/>',
    front:
      '<path d="M206 280C204 160 260 116 330 120 262 168 232 210 206 280ZM434 280C438 180 400 120 326 120 372 160 414 208 434 280Z"/>',
  },
  {
    back: '<path d="M188 372C168 250 186 100 320 100 454 100 472 250 452 372Z"/>',
    front:
      '<path d="M208 252C206 150 268 112 320 112 372 112 434 150 432 252 398 196 360 186 320 186 280 186 242 196 208 252Z"/>',
  },
  {
    back: '<circle cx="320" cy="92" r="54"/>',
    front:
      '<path d="M206 268C198 150 262 106 320 106 378 106 442 150 434 268 414 206 372 178 320 178 268 178 226 206 206 268Z"/>',
  },
]

const BEARD =
  '<path d="M212 286C216 372 268 422 320 422 372 422 424 372 428 286 412 330 384 342 352 332 332 326 308 326 288 332 256 342 228 330 212 286Z" opacity=".92"/>'
const GLASSES = `<g fill="none" stroke="${DARK}" stroke-width="6"><circle cx="276" cy="276" r="32"/><circle cx="364" cy="276" r="32"/><path d="M308 274Q320 266 332 274"/></g>`

/** The drawing of a person who does not exist, square: there are no photographs of the people of the demo. */
export function portrait(rng: Random, sesso: 'M' | 'F'): string {
  const [ground, skin, hair, jacket] = [
    rng.pick(GROUNDS),
    rng.pick(SKINS),
    rng.pick(HAIRS),
    rng.pick(JACKETS),
  ]
  const { back = '', front } = rng.pick(sesso === 'F' ? LONG : SHORT)
  const beard = sesso === 'M' && rng.chance(0.35) ? `<g fill="${hair}">${BEARD}</g>` : ''
  const glasses = rng.chance(0.25) ? GLASSES : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="0 0 640 640">
<rect width="640" height="640" fill="${ground}"/>
<g fill="${hair}">${back}</g>
<path d="M70 640C74 524 176 488 320 488 464 488 566 524 570 640Z" fill="${jacket}"/>
<path d="M252 492 320 580 388 492Z" fill="#fbfaf7"/>
<path d="M274 380V490Q320 540 366 490V380Z" fill="${skin}"/>
<path d="M274 424Q320 452 366 424V400H274Z" fill="#000" opacity=".12"/>
<g fill="${skin}"><circle cx="208" cy="288" r="22"/><circle cx="432" cy="288" r="22"/><ellipse cx="320" cy="272" rx="112" ry="146"/></g>
${beard}
<g fill="${hair}">${front}</g>
<g fill="${DARK}"><circle cx="276" cy="278" r="8"/><circle cx="364" cy="278" r="8"/></g>
<g fill="none" stroke="${DARK}" stroke-width="6" stroke-linecap="round">
<path d="M254 246Q276 234 298 244M342 244Q364 234 386 246" opacity=".75"/>
<path d="M318 284Q310 314 326 318" opacity=".35"/>
<path d="M284 352Q320 380 356 352"/>
</g>
${glasses}
</svg>`
}
