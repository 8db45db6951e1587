import { csvOf, tableOf } from './figure-table'

it('writes figures as a spreadsheet reads them', async () => {
  const series = [
    { name: 'now', label: 'quest’anno', tone: 'now' },
    { name: 'before', label: 'un anno prima', tone: 'before' },
  ] as const
  const points = [
    { key: '1', label: 'ott', long: 'ottobre 2026', values: { now: 143_286, before: null } },
    { key: '2', label: '=nov', values: { now: -50, before: 0 } },
  ]
  const file = csvOf(tableOf({ points, series, unit: 'euro' }, 'Mese'))
  const text = (await file.text()).replace(/^\uFEFF/, '')
  expect(text).toBe("Mese;quest’anno;un anno prima\r\nottobre 2026;1432,86;\r\n'=nov;-0,50;0,00\r\n")
})
