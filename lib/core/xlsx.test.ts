import { type XlsxCell, xlsxStream } from './xlsx'
import { unzip } from './xlsx-testing'

async function workbook(header: string[], ...chunks: XlsxCell[][][]): Promise<Map<string, string>> {
  const rows = async function* () {
    yield* chunks
  }
  return unzip(Buffer.concat(await xlsxStream('Pratiche: tutte', header, rows()).toArray()))
}

it('writes text, numbers, money, days and Italian time, each as what it is', async () => {
  const parts = await workbook(
    ['Nome', 'Importo'],
    [
      [{ text: 'Rossi & <Figli>\u0001' }, { number: 12.5, money: true }],
      [{ day: '2026-11-21' }, { instant: new Date('2026-07-01T10:30:00Z') }, null, { number: Number.NaN }],
    ],
  )
  expect([...parts.keys()]).toHaveLength(6)
  expect(parts.get('xl/workbook.xml')).toContain('name="Pratiche  tutte"')
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? ''
  const [, head, first, second] = sheet.split('<row>')
  expect(head).toContain('s="1"><is><t xml:space="preserve">Nome</t>')
  expect(first).toContain('Rossi &amp; &lt;Figli&gt;</t>')
  expect(first).toContain('<c s="2"><v>12.5</v></c>')
  // 46347 is 21/11/2026; 46204.520833… is 1/7/2026 at 12:30, summer time in Italy.
  expect(second).toMatch(/<c s="3"><v>46347<\/v><\/c><c s="4"><v>46204\.52083\d*<\/v><\/c><c\/><c\/>/)
})

it('breaks off when the rows do, and stops asking for rows when nobody reads', async () => {
  const failing = async function* (): AsyncGenerator<XlsxCell[][]> {
    yield [[{ text: 'una' }]]
    throw new Error('la banca dati è lontana')
  }
  await expect(xlsxStream('x', ['a'], failing()).toArray()).rejects.toThrow('la banca dati è lontana')
  let asked = 0
  const endless = async function* (): AsyncGenerator<XlsxCell[][]> {
    for (;;) {
      asked += 1
      yield Array.from({ length: 500 }, () => [{ text: String(Math.random()) }])
    }
  }
  const stream = xlsxStream('x', ['a'], endless())
  await new Promise((resolve) => stream.once('data', resolve))
  stream.destroy()
  await new Promise((resolve) => setTimeout(resolve, 100))
  const then = asked
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(asked).toBe(then)
})
