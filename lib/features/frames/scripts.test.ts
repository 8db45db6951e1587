import { readFileSync } from 'node:fs'
import path from 'node:path'

const US = 'https://chiaravia.example'
const PARTNER = 'https://partner.example'
const EVIL = 'https://evil.example'

type Message = { origin: string; source: unknown; data: unknown }

/** Runs a script of this folder in a browser made of these objects. */
function run(name: string, browser: Record<string, unknown>): void {
  const code = readFileSync(path.join(process.cwd(), 'lib/features/frames', name), 'utf8')
  new Function(...Object.keys(browser), code)(...Object.values(browser))
}

/** frame.js inside a parent; `ancestor` is undefined where the browser does not name it. */
function framedBy({ ancestor, referrer = '' }: { ancestor?: string; referrer?: string }) {
  const told: [height: unknown, origin: string][] = []
  const parent = {
    postMessage: (data: { height: number }, origin: string) => told.push([data.height, origin]),
  }
  const body = { height: 700, getBoundingClientRect: () => ({ height: body.height }) }
  let hear: (message: Message) => void = () => undefined
  let resized = () => undefined as unknown
  class ResizeObserver {
    constructor(callback: () => void) {
      resized = callback
    }
    observe() {}
  }
  run('frame.js', {
    window: { parent, addEventListener: (_type: string, listener: typeof hear) => (hear = listener) },
    document: {
      body,
      referrer,
      documentElement: { dataset: { origins: PARTNER } },
      addEventListener: () => undefined,
    },
    location: { origin: US, ...(ancestor ? { ancestorOrigins: [ancestor] } : {}) },
    ResizeObserver,
  })
  const grow = (height: number) => {
    body.height = height
    resized()
  }
  return { told, parent, grow, hear: (message: Message) => hear(message) }
}

const HELLO = { source: 'chiaravia-host' }

describe('frame.js', () => {
  it('tells an allowed parent how tall it is, once for each height', () => {
    const { told, grow } = framedBy({ ancestor: PARTNER })
    grow(700)
    grow(900.2)
    expect(told).toEqual([
      [700, PARTNER],
      [901, PARTNER],
    ])
  })

  it('tells nobody else', () => {
    const { told, grow, hear, parent } = framedBy({ ancestor: EVIL, referrer: `${PARTNER}/pagina` })
    grow(900)
    hear({ origin: EVIL, source: parent, data: HELLO })
    hear({ origin: PARTNER, source: {}, data: HELLO })
    hear({ origin: PARTNER, source: parent, data: null })
    expect(told).toEqual([])
  })

  it('believes the referrer of the first step, and waits for a greeting at the next ones', () => {
    expect(framedBy({ referrer: `${PARTNER}/pagina` }).told).toEqual([[700, PARTNER]])
    const later = framedBy({ referrer: `${US}/iframes/calcolatori/mutui/generic` })
    expect(later.told).toEqual([])
    later.hear({ origin: PARTNER, source: later.parent, data: HELLO })
    expect(later.told).toEqual([[700, PARTNER]])
  })
})

describe('embed.js', () => {
  const contentWindow = { postMessage: () => undefined }
  const frame = { tagName: 'IFRAME', src: `${US}/iframes/displayRata`, contentWindow, style: { height: '' } }
  const foreign = { ...frame, src: `${EVIL}/iframes/`, contentWindow: {}, style: { height: '' } }
  let hear: (message: Message) => void = () => undefined
  /** `tag`: what a search for the script's own element, or for a frame, finds where nobody is the current script. */
  const load = (currentScript: unknown, tag: Record<string, string> = {}) =>
    run('embed.js', {
      window: { addEventListener: (_type: string, listener: typeof hear) => (hear = listener) },
      document: {
        currentScript,
        querySelector: (selector: string) => {
          const src = tag[selector.split('[')[0] ?? '']
          return src ? { src } : null
        },
        querySelectorAll: () => [foreign, frame],
        addEventListener: () => undefined,
      },
    })
  beforeEach(() => {
    frame.style.height = ''
    load({ src: `${US}/iframes/embed.js` })
  })

  it.each([
    ['its tag', { script: `${US}/iframes/embed.js?v=2` }],
    ['a frame', { iframe: `${US}/iframes/displayRata` }],
  ])('knows where it comes from by %s, loaded as a module or put in later', (_by, tag) => {
    load(null, tag)
    hear({ origin: US, source: contentWindow, data: { source: 'chiaravia', type: 'height', height: 640 } })
    expect(frame.style.height).toBe('640px')
  })

  it('does nothing where there is nothing of ours', () => {
    expect(() => load(null)).not.toThrow()
  })

  it('gives the frame that speaks its height', () => {
    const data = { source: 'chiaravia', type: 'height', height: 1268 }
    hear({ origin: US, source: contentWindow, data })
    expect([frame.style.height, foreign.style.height]).toEqual(['1268px', ''])
  })

  it.each([
    ['another origin', { origin: EVIL, data: { source: 'chiaravia', type: 'height', height: 5 } }],
    ['another window', { source: {}, data: { source: 'chiaravia', type: 'height', height: 5 } }],
    ['another kind', { data: { source: 'chiaravia', type: 'altro', height: 5 } }],
    ['no number', { data: { source: 'chiaravia', type: 'height', height: '5px;' } }],
    ['no sense', { data: { source: 'chiaravia', type: 'height', height: 1e9 } }],
    ['nothing', { data: null }],
  ])('does not listen to %s', (_what, change) => {
    hear({ origin: US, source: contentWindow, ...change })
    expect(frame.style.height).toBe('')
  })
})
