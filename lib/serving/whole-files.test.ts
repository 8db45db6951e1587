import { promises as files, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeWholeFiles } from './whole-files'

const folder = mkdtempSync(path.join(tmpdir(), 'whole-'))
const original = files.writeFile
afterAll(() => {
  files.writeFile = original
  rmSync(folder, { recursive: true })
})

it('never shows half of a file to whoever reads it meanwhile', async () => {
  const file = path.join(folder, 'page.html')
  const page = (letter: string) => letter.repeat(2_000_000)
  await original(file, page('a'))
  writeWholeFiles(folder)
  let isWriting = true
  const seen = new Set<string>()
  const read = async () => {
    while (isWriting) {
      const text = await files.readFile(file, 'utf8')
      seen.add(`${text[0]} ${text.length} ${text.at(-1)}`)
    }
  }
  const reading = read()
  for (let round = 0; round < 20; round += 1) await files.writeFile(file, page(round % 2 ? 'a' : 'b'))
  isWriting = false
  await reading
  expect([...seen].filter((one) => !/^(?:a 2000000 a|b 2000000 b)$/.test(one))).toEqual([])
  expect(readFileSync(file, 'utf8')[0]).toBe('a')
  expect(readdirSync(folder)).toEqual(['page.html'])
})

it('leaves nothing behind when the disk refuses, and other folders as they are', async () => {
  await expect(files.writeFile(path.join(folder, 'none', 'page.html'), 'a')).rejects.toThrow('ENOENT')
  const other = path.join(tmpdir(), `${path.basename(folder)}.txt`)
  await files.writeFile(other, 'a')
  expect(readFileSync(other, 'utf8')).toBe('a')
  rmSync(other)
  expect(readdirSync(folder)).toEqual(['page.html'])
})
