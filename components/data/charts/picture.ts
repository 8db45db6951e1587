/** What a drawing takes from the page's style sheets: a picture has none of its own. */
const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linejoin',
  'paint-order',
  'opacity',
  'display',
  'visibility',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
] as const

/** Dots of the picture for each of the screen: it is printed and projected. */
const SHARPNESS = 2
const [EDGE, TITLE, LINE] = [16, 28, 22]

/** The drawing of a card with its title and what its colours mean, as a PNG in the colours that it has on screen. */
export async function pictureOf(card: HTMLElement, title: string): Promise<Blob> {
  const svg = largest(card.querySelectorAll<SVGSVGElement>('figure svg'))
  if (!svg) throw new Error('no drawing')
  const { width, height } = svg.getBoundingClientRect()
  const image = await imageOf(styled(svg, width, height))
  const legend = legendOf(card)
  const top = EDGE + TITLE + (legend.length > 0 ? LINE : 0)
  const canvas = document.createElement('canvas')
  canvas.width = (width + 2 * EDGE) * SHARPNESS
  canvas.height = (top + height + EDGE) * SHARPNESS
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.scale(SHARPNESS, SHARPNESS)
  const { backgroundColor, color, fontFamily } = getComputedStyle(card)
  pen.fillStyle = backgroundColor
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = color
  pen.font = `600 16px ${fontFamily}`
  pen.fillText(title, EDGE, EDGE + 16, width)
  pen.font = `12px ${fontFamily}`
  drawLegend(pen, legend, color)
  pen.drawImage(image, EDGE, top, width, height)
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png')
  })
}

function largest(all: NodeListOf<SVGSVGElement>): SVGSVGElement | undefined {
  const area = (one: SVGSVGElement) => {
    const { width, height } = one.getBoundingClientRect()
    return width * height
  }
  return [...all].sort((a, b) => area(b) - area(a))[0]
}

/** A copy that says of itself what the style sheets say of the original. */
function styled(svg: SVGSVGElement, width: number, height: number): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const originals = [svg, ...svg.querySelectorAll<SVGElement>('*')]
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')]
  for (const [index, original] of originals.entries()) {
    const style = getComputedStyle(original)
    for (const name of STYLES) copies[index]?.style.setProperty(name, style.getPropertyValue(name))
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  return copy
}

async function imageOf(svg: SVGSVGElement): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`
  await image.decode()
  return image
}

type Entry = { colour: string; words: string }

const legendOf = (card: HTMLElement): Entry[] =>
  [...card.querySelectorAll<HTMLElement>('[data-swatch]')].map((swatch) => ({
    colour: getComputedStyle(swatch).backgroundColor,
    words: swatch.parentElement?.textContent?.trim() ?? '',
  }))

function drawLegend(pen: CanvasRenderingContext2D, legend: readonly Entry[], ink: string): void {
  let x = EDGE
  for (const { colour, words } of legend) {
    pen.fillStyle = colour
    pen.fillRect(x, EDGE + TITLE - 2, 12, 12)
    pen.fillStyle = ink
    pen.fillText(words, x + 18, EDGE + TITLE + 8)
    x += 18 + pen.measureText(words).width + 16
  }
}
