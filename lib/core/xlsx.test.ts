import { inflateRawSync } from 'node:zlib'
import { type XlsxCell, xlsxStream } from './xlsx'

/** The parts of a ZIP by their names, read from its central directory (PKWARE APPNOTE 4.3.12). */
function unzip(file: Buffer): Map<string, string> {
  const parts = new Map<string, string>()
  const end = file.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  let at = file.readUInt32LE(end + 16)
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [size, name, extra, note] = [
      file.readUInt32LE(at + 20),
      ...[28, 30, 32].map((o) => file.readUInt16LE(at + o)),
    ]
    const local = file.readUInt32LE(at + 42)
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
    const bytes = file.subarray(start, start + size)
    const packed = file.readUInt16LE(at + 10) === 8
    const label = file.subarray(at + 46, at + 46 + (name ?? 0)).toString()
    parts.set(label, (packed ? inflateRawSync(bytes) : bytes).toString())
    at += 46 + (name ?? 0) + (extra ?? 0) + (note ?? 0)
  }
  return parts
}

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
