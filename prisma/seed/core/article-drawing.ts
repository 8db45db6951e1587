const [INK, PAPER, TEAL, PALE, CLAY, SAND] = [
  '#0f2f33',
  '#fbfaf7',
  '#1f5d63',
  '#cfe3e2',
  '#c8623a',
  '#efe6d8',
]

/** The arch of the wordmark, so large, with its top in the middle of (x, y). */
const mark = (x: number, y: number, size: number, fill: string): string =>
  `<g transform="translate(${x - size / 2} ${y}) scale(${size / 20})" fill="${fill}"><path d="M0 24V10a10 10 0 0 1 20 0v14h-6V10a4 4 0 0 0-8 0v14z"/></g>`

const lines = (x: number, y: number, width: number, count: number, fill: string): string =>
  Array.from(
    { length: count },
    (_, row) =>
      `<rect x="${x}" y="${y + row * 26}" width="${row === count - 1 ? width * 0.6 : width}" height="8" rx="4" fill="${fill}"/>`,
  ).join('')

const sheet = (x: number, y: number, width: number, height: number, fill: string, turn = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="${fill}" transform="rotate(${turn} ${x + width / 2} ${y + height / 2})"/>`

const leaflet = (ground: string, ink: string): string =>
  `${sheet(150, 130, 150, 330, PAPER, -4)}${sheet(300, 120, 170, 350, ground)}${mark(385, 170, 64, ink)}${lines(330, 290, 110, 5, ink)}${lines(172, 200, 104, 6, PALE)}`

const shirt = (fill: string, more = ''): string =>
  `<path d="M230 140 120 210l50 104 60-32v216h180V282l60 32 50-104-110-70c-16 36-48 54-90 54s-74-18-90-54z" fill="${fill}"/>${more}${mark(380, 270, 34, PAPER)}`

/** What each article looks like, in the hand of the site's other drawings: 640 × 600. */
const DRAWINGS: Readonly<Record<string, string>> = {
  buste: `${sheet(130, 190, 380, 220, PAPER, -6)}${sheet(150, 220, 380, 220, PAPER)}<path d="M150 228 340 350 530 228" fill="none" stroke="${PALE}" stroke-width="6"/><rect x="190" y="360" width="150" height="46" rx="6" fill="${PALE}"/>${mark(480, 366, 40, TEAL)}`,
  cartellina: `<path d="M150 150h150l26 34h164v270H150z" fill="${TEAL}"/><path d="M150 210h340v244H150z" fill="${INK}"/>${sheet(190, 120, 220, 120, PAPER)}<path d="M150 230h340v224H150z" fill="${TEAL}"/>${mark(320, 290, 84, PAPER)}`,
  polo: shirt(
    TEAL,
    `<path d="M270 150 320 214l50-64 20 30-70 76-70-76z" fill="${INK}"/><path d="M320 214v70" stroke="${INK}" stroke-width="8"/>`,
  ),
  felpa: shirt(
    INK,
    `<path d="M320 196v302" stroke="${PALE}" stroke-width="8"/><path d="M246 400h60v60h-76zM334 400h60l16 60h-76z" fill="${TEAL}"/>`,
  ),
  maglia: shirt(CLAY),
  zaino: `<rect x="200" y="150" width="240" height="340" rx="70" fill="${INK}"/><path d="M270 150c0-60 100-60 100 0" fill="none" stroke="${INK}" stroke-width="18"/><rect x="230" y="320" width="180" height="130" rx="18" fill="${TEAL}"/><path d="M230 356h180" stroke="${PALE}" stroke-width="6"/>${mark(320, 210, 60, PALE)}`,
  taccuino: `${sheet(210, 120, 240, 350, INK)}<rect x="210" y="120" width="34" height="350" rx="8" fill="${TEAL}"/><path d="M408 120v350" stroke="${CLAY}" stroke-width="10"/>${mark(326, 230, 78, PALE)}`,
  penna: `<g transform="rotate(-35 320 300)"><rect x="120" y="280" width="330" height="40" rx="18" fill="${TEAL}"/><path d="M450 280h40l44 20-44 20h-40z" fill="${SAND}"/><path d="M520 294l22 6-22 6z" fill="${INK}"/><rect x="120" y="268" width="130" height="12" rx="6" fill="${INK}"/></g><path d="M150 470c60-40 90 30 150-6s90 20 150-10" fill="none" stroke="${INK}" stroke-width="6" stroke-linecap="round"/>`,
  calendario: `<path d="m150 460 40-300h260l40 300z" fill="${INK}"/><path d="m170 440 34-270h232l34 270z" fill="${PAPER}"/>${mark(320, 190, 44, TEAL)}${[0, 1, 2, 3].map((row) => [0, 1, 2, 3, 4, 5].map((day) => `<rect x="${212 + day * 38}" y="${270 + row * 40}" width="24" height="24" rx="4" fill="${row === 1 && day === 3 ? CLAY : PALE}"/>`).join('')).join('')}`,
  rollup: `<rect x="230" y="80" width="180" height="400" fill="${TEAL}"/>${mark(320, 130, 84, PAPER)}${lines(258, 280, 124, 4, PALE)}<rect x="210" y="480" width="220" height="24" rx="10" fill="${INK}"/>`,
  vetrofania: `<rect x="130" y="110" width="380" height="360" rx="10" fill="${PALE}"/><path d="m160 430 200-300M240 440l180-270" stroke="${PAPER}" stroke-width="16" opacity=".7"/><rect x="210" y="170" width="220" height="240" rx="14" fill="${TEAL}"/>${mark(320, 192, 52, PAPER)}${lines(242, 290, 156, 4, PAPER)}`,
  espositore: `<path d="M180 470h280l-40-330H220z" fill="${INK}"/><path d="M200 450h240l-20-160H220z" fill="${SAND}"/>${sheet(234, 180, 76, 180, PAPER)}${sheet(330, 180, 76, 180, TEAL)}${mark(368, 210, 36, PAPER)}${lines(248, 220, 48, 4, PALE)}`,
  targa: `<rect x="120" y="190" width="400" height="220" rx="12" fill="${SAND}"/><rect x="136" y="206" width="368" height="188" rx="8" fill="none" stroke="${INK}" stroke-width="4"/>${mark(210, 246, 84, TEAL)}${lines(290, 270, 180, 3, INK)}<g fill="${INK}"><circle cx="148" cy="218" r="6"/><circle cx="492" cy="218" r="6"/><circle cx="148" cy="382" r="6"/><circle cx="492" cy="382" r="6"/></g>`,
  borraccia: `<rect x="286" y="90" width="68" height="50" rx="12" fill="${INK}"/><path d="M270 150h100c20 20 30 40 30 70v250c0 20-10 30-30 30H270c-20 0-30-10-30-30V220c0-30 10-50 30-70z" fill="${TEAL}"/><path d="M262 230v230" stroke="${PALE}" stroke-width="10" stroke-linecap="round" opacity=".6"/>${mark(330, 280, 70, PAPER)}`,
  shopper: `<path d="M180 210h280l20 290H160z" fill="${SAND}"/><path d="M250 230c0-130 140-130 140 0" fill="none" stroke="${INK}" stroke-width="14"/>${mark(320, 290, 100, TEAL)}`,
  ombrello: `<path d="M320 140v300c0 50-70 50-70 0" fill="none" stroke="${INK}" stroke-width="12" stroke-linecap="round"/><path d="M110 310c10-130 100-190 210-190s200 60 210 190c-30-30-80-30-105 0-25-30-80-30-105 0-25-30-80-30-105 0-25-30-75-30-105 0z" fill="${TEAL}"/><path d="M215 310c10-110 55-170 105-190 50 20 95 80 105 190-25-30-80-30-105 0-25-30-80-30-105 0z" fill="${CLAY}"/>`,
  batteria: `<rect x="230" y="130" width="180" height="330" rx="28" fill="${INK}"/>${mark(320, 200, 70, PALE)}<g fill="${CLAY}"><circle cx="280" cy="420" r="8"/><circle cx="306" cy="420" r="8"/><circle cx="332" cy="420" r="8"/></g><path d="M320 460v50h90v-60" fill="none" stroke="${TEAL}" stroke-width="10"/>`,
  bambini: `<path d="M320 120 520 260v210H120V260z" fill="${SAND}"/><path d="M100 270 320 110l220 160" fill="none" stroke="${CLAY}" stroke-width="22" stroke-linejoin="round"/>${mark(320, 320, 110, TEAL)}<circle cx="200" cy="350" r="34" fill="${PALE}"/><circle cx="440" cy="350" r="34" fill="${PALE}"/>`,
  pieghevole: leaflet(TEAL, PAPER),
  quinto: leaflet(CLAY, PAPER),
}

/** By its name, which is what there is to go by. */
const KINDS: readonly [RegExp, string][] = [
  [/^buste/i, 'buste'],
  [/cartellina/i, 'cartellina'],
  [/cessione/i, 'quinto'],
  [/pieghevol/i, 'pieghevole'],
  [/polo/i, 'polo'],
  [/felpa/i, 'felpa'],
  [/t-shirt/i, 'maglia'],
  [/zaino/i, 'zaino'],
  [/taccuino/i, 'taccuino'],
  [/penna/i, 'penna'],
  [/calendario/i, 'calendario'],
  [/roll-up/i, 'rollup'],
  [/vetrofania/i, 'vetrofania'],
  [/espositore/i, 'espositore'],
  [/targa/i, 'targa'],
  [/borraccia/i, 'borraccia'],
  [/shopper/i, 'shopper'],
  [/ombrello/i, 'ombrello'],
  [/power bank/i, 'batteria'],
  [/bambini/i, 'bambini'],
]

export const ARTICLE_WIDTH = 640
export const ARTICLE_HEIGHT = 600

/** The picture of an article of the demo catalogue; null for one that nobody has drawn. */
export function articleDrawing(nome: string): string | null {
  const kind = KINDS.find(([pattern]) => pattern.test(nome))?.[1]
  const drawing = kind && DRAWINGS[kind]
  if (!drawing) return null
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${ARTICLE_WIDTH}" height="${ARTICLE_HEIGHT}" viewBox="0 0 ${ARTICLE_WIDTH} ${ARTICLE_HEIGHT}">
<rect width="640" height="600" fill="#e7efee"/><ellipse cx="320" cy="516" rx="220" ry="18" fill="${INK}" opacity=".12"/>
${drawing}
</svg>`
}
