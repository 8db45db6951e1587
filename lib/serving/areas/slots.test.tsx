import { cut, inMarkup, newPerson, written } from './slots'

const person = newPerson()
const stands = { ...person, nonce: 'bm9uY2U+Ky8=' }
const filling = {
  name: `Anna "l’Aquila" <D'Angelo> & \\figli`,
  initials: 'AD',
  email: 'anna@prova.example',
  brand: 'Rossi & figli',
  nonce: 'n2',
  data: '<template></template>',
}

const filled = (body: string, kind: 'document' | 'payload') =>
  cut(body, stands, kind)
    .map((part) => ('text' in part ? part.text : written(filling[part.slot], part)))
    .join('')

const push = (payload: unknown, nonce: string) =>
  `<script nonce="${nonce}">self.__next_f.push(${JSON.stringify([1, JSON.stringify(payload)])})</script>`

const page = (nonce: string, body: string) =>
  `<html><head><script src="/a.js" nonce="${nonce}"></script></head><body>${body}</body></html>`

it('writes a name as each place needs it', () => {
  const html = filled(
    page(
      stands.nonce,
      `<b title="${person.name}">${person.name}</b>${push({ user: person.name }, stands.nonce)}`,
    ),
    'document',
  )
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  expect(parsed.querySelector('b')?.textContent).toBe(filling.name)
  expect(parsed.querySelector('b')?.title).toBe(filling.name)
  const [script] = [...parsed.querySelectorAll('script:not([src])')]
  const [, text] = JSON.parse(script?.textContent?.slice('self.__next_f.push('.length, -1) ?? '') as [
    number,
    string,
  ]
  expect(JSON.parse(text).user.trim()).toBe(filling.name)
  expect([...parsed.querySelectorAll('script')].map((one) => one.getAttribute('nonce'))).toEqual(['n2', 'n2'])
  expect(parsed.head.firstElementChild?.tagName).toBe('TEMPLATE')
})

it('writes a name into the payload of the router', () => {
  const text = filled(JSON.stringify({ user: person.name, mail: person.email }), 'payload')
  const { user, mail } = JSON.parse(text) as Record<string, string>
  expect([user?.trim(), mail?.trim()]).toEqual([filling.name, filling.email])
})

it.each(['Ada', 'Zoë Ørsted 日本 "D’Angelo"\\', 'x'.repeat(400), '日'.repeat(200)])(
  'leaves the payload as long as it was, whatever people are called (%#)',
  (name) => {
    const payload = JSON.stringify({ user: person.name })
    const text = cut(payload, stands, 'payload')
      .map((part) => ('text' in part ? part.text : written(name, part)))
      .join('')
    expect(Buffer.byteLength(text)).toBe(Buffer.byteLength(payload))
    expect(name.startsWith((JSON.parse(text) as { user: string }).user.trim())).toBe(true)
  },
)

it('keeps no stand-in in what is kept', () => {
  const parts = cut(page(stands.nonce, person.name), stands, 'document')
  expect(JSON.stringify(parts)).not.toContain(person.name)
  expect(parts.filter((part) => 'slot' in part)).toHaveLength(3)
})

it('has no markup in data', () => {
  const json = inMarkup(JSON.stringify({ testo: '</template><script>&amp;' }))
  expect(json).not.toMatch(/[<&]/)
  expect(JSON.parse(json)).toEqual({ testo: '</template><script>&amp;' })
})
