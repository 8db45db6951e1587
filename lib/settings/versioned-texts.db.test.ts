import { todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { incaricoTesti } from '@/lib/features/incarichi/settings'
import { allegatoPreventivi } from '@/lib/features/quotes/annex-settings'
import { adminWith, type Caller, callAs } from '@/lib/testing/test-kit'
import { creditWarning } from './company'
import { companySettings } from './company-settings'

let keeper: Caller
beforeAll(async () => {
  keeper = await adminWith('settings_manage')
})
beforeEach(() => db().setting.deleteMany())

const set = (key: string, value: unknown) =>
  callAs(keeper, 'PATCH', 'settings/[key]', { params: { key }, body: { value, version: 0 } })

/** Long enough, and of no letters. */
const NOTHING = '. '.repeat(40)
const [mandate] = incaricoTesti.initial
const [annex] = allegatoPreventivi.initial

it.each([
  ['avvertenzaCredito', creditWarning.initial, { testo: 'x' }, 'testo'],
  ['avvertenzaCredito', creditWarning.initial, { testo: 'Attenzione!' }, 'testo'],
  ['incaricoTesti', incaricoTesti.initial, { ...mandate, versione: '2', testo: `x${NOTHING}` }, 'testo'],
  [
    'allegatoPreventivi',
    allegatoPreventivi.initial,
    { ...annex, versione: '2', recesso: `x${NOTHING}` },
    'recesso',
  ],
])('%s: a new version says at least a sentence', async (key, initial, version, field) => {
  const { status, json } = await set(key, [...initial, { ...version, dal: todayInRome() }])
  expect([status, json.errors?.map(({ path }) => path)]).toEqual([422, [`value.1.${field}`]])
  expect(json.errors?.[0]?.message).toMatch(/^Scrivi/)
})

it('a wording that was shown before stays shown, and may be followed by one that says something', async () => {
  const short = { dal: '2026-11-21', testo: 'Il credito costa.' }
  const id = 'a'.repeat(8)
  await db().setting.create({
    data: {
      key: creditWarning.key,
      id: `${id}-0000-4000-8000-000000000000`,
      value: [...creditWarning.initial, short],
      version: 1,
    },
  })
  expect((await companySettings()).avvertenza).toBe(short.testo)
  const next = { dal: todayInRome(), testo: 'Attenzione! Prendere denaro in prestito costa denaro.' }
  const { status } = await callAs(keeper, 'PATCH', 'settings/[key]', {
    params: { key: creditWarning.key },
    body: { value: [...creditWarning.initial, short, next], version: 1 },
  })
  expect(status).toBe(200)
})
