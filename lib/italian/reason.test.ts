import { isReason, reasonSchema } from './reason'

const said = (text: unknown, schema = reasonSchema('Scrivi perché.')) =>
  schema.safeParse(text).error?.issues.map(({ message }) => message) ?? []

it.each(['Sì, va bene', 'n. 3, art. 8', '  Perché così  ', 'Így jó', 'она', '3 mesi'])(
  '%j is a reason',
  (text) => {
    expect(said(text)).toEqual([])
  },
)

it.each([
  '',
  '   ',
  '...',
  '..........',
  '1234567890',
  'a.b',
  '12/11/2026',
  '— — —',
  '🙂🙂🙂',
  null,
  undefined,
])('%j is none, and is told so once', (text) => {
  expect(said(text)).toEqual(['Scrivi perché.'])
})

it('is kept without the spaces around it', () => {
  expect(reasonSchema('Scrivi perché.').parse('  Lo chiede lui. ')).toBe('Lo chiede lui.')
})

it('has a least number of letters and a most of characters, each with its words', () => {
  const schema = reasonSchema('Scrivi il motivo.', { least: 10, short: 'Almeno 10 caratteri.', most: 1_000 })
  expect(said(undefined, schema)).toEqual(['Scrivi il motivo.'])
  for (const text of ['breve', 'breve 12345', 'b r e v e . . . .'])
    expect(said(text, schema)).toEqual(['Almeno 10 caratteri.'])
  expect(said('dieci lettere', schema)).toEqual([])
  expect(said('a'.repeat(1_001), schema)).toEqual(['Al massimo 1.000 caratteri.'])
  expect(said('a'.repeat(501))).toEqual(['Al massimo 500 caratteri.'])
})

it('can be asked of a text that is a reason only sometimes', () => {
  expect(['no', '...', '', undefined].map((text) => isReason(text))).toEqual([false, false, false, false])
  expect(isReason('Sta male')).toBe(true)
})
