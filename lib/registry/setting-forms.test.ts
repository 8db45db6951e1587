import type { Field } from '@/lib/resources/view'
import { companySetting } from '@/lib/settings/company'
import { SETTINGS } from './settings'

type Values = Record<string, unknown>
const isOptionalText = ({ kind, required }: Field) => !required && (kind === 'text' || kind === 'phone')

describe('the form of a setting', () => {
  it.each(SETTINGS.map((one) => [one.key, one] as const))('%s takes a text that was emptied', (_key, one) => {
    const form = one.form as { fields: readonly Field[]; schema: typeof one.form.schema }
    const start = one.form.toForm(one.initial as never) as Values
    const emptied = Object.fromEntries(form.fields.filter(isOptionalText).map(({ name }) => [name, null]))
    const values = { ...start, ...emptied }
    const wrong = form.schema.safeParse(values).error?.issues.filter(({ path }) => String(path[0]) in emptied)
    expect(wrong ?? []).toEqual([])
    if (form.schema.safeParse(values).success)
      expect(one.schema.safeParse(one.form.fromForm(values)).success).toBe(true)
  })
})

describe('the company', () => {
  const { form, schema, initial } = companySetting
  const read = (typed: Values) =>
    schema.safeParse(form.fromForm({ ...form.toForm(initial), marchio: 'Rossi', ...typed }))

  it.each([
    ['333 1234567', '393331234567'],
    ['+39 333 123 4567', '393331234567'],
    ['393331234567', '393331234567'],
    ['+41 79 123 45 67', '41791234567'],
  ])('reads the WhatsApp number %s as %s', (whatsapp, digits) => {
    expect(read({ whatsapp }).data).toMatchObject({ whatsapp: digits })
  })

  it.each([
    [{ oamNumero: 'pippo' }, 'oam.numero'],
    [{ rea: '12' }, 'rea'],
    [{ ivassNumero: '12' }, 'ivass.numero'],
    [{ oamData: '2044-01-01' }, 'oam.data'],
  ])('refuses %j', (typed, path) => {
    expect(read(typed).error?.issues.map((issue) => issue.path.join('.'))).toEqual([path])
  })

  it.each([
    [{ oamNumero: 'm 123' }, { oam: { numero: 'M123', data: '' } }],
    [{ rea: 'mi-1234567' }, { rea: 'MI-1234567' }],
  ])('reads %j', (typed, value) => {
    expect(read(typed).data).toMatchObject(value)
  })

  it('has no capital while what is typed cannot be read', () => {
    expect(read({ capitaleSociale: Number.NaN }).data).toMatchObject({ capitaleSociale: null })
    expect(form.schema.safeParse({ ...form.toForm(initial), capitaleSociale: Number.NaN }).success).toBe(
      false,
    )
  })
})
