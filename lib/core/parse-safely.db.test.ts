import { z } from 'zod'
import { italianIssue } from '../italian/zod-issues'
import { parseSafely } from './parse-safely'

z.config({ localeError: italianIssue })

/** What JSON can hold to make a comparison of its length throw. */
const ODD = JSON.parse('{"length":{"toString":1},"size":{"valueOf":1,"toString":1}}') as unknown

const schema = z.strictObject({
  nome: z.string().trim().min(2).max(80),
  importo: z.number().min(1).max(9),
  righe: z.array(z.strictObject({ email: z.email().max(120) })).max(3),
})
const valid = { nome: 'Anna', importo: 2, righe: [{ email: 'anna@example.it' }] }

const issuesOf = (value: unknown, of: z.ZodType = schema) =>
  parseSafely(of, value).error?.issues.map(({ path, message }) => [path.join('.'), message])

describe('parseSafely', () => {
  it('returns what the schema makes of a valid value', () => {
    expect(parseSafely(schema, { ...valid, nome: ' Anna ' })).toMatchObject({ success: true, data: valid })
  })

  it('names the field that holds an object where the schema measures a text, and what is expected', () => {
    expect(() => schema.safeParse({ ...valid, nome: ODD })).toThrow(TypeError)
    expect(issuesOf({ ...valid, nome: ODD })).toEqual([['nome', 'Serve un testo.']])
    expect(issuesOf({ ...valid, righe: [{ email: ODD }] })).toEqual([['righe.0.email', 'Serve un testo.']])
    expect(issuesOf({ ...valid, righe: ODD })).toEqual([['righe', 'Serve un elenco.']])
    expect(issuesOf(ODD, z.string().max(3))).toEqual([['', 'Serve un testo.']])
  })

  it('names the field also where the schema knows one of that name', () => {
    const answers = z.record(z.string(), z.union([z.string().max(3), z.number()]))
    expect(issuesOf({ length: ODD }, answers)).toEqual([['length', 'Il valore non è valido.']])
  })

  it('keeps the other mistakes of the same value', () => {
    expect(issuesOf({ ...valid, nome: ODD, importo: 12 })).toEqual([
      ['nome', 'Serve un testo.'],
      ['importo', 'Al massimo 9.'],
    ])
  })

  it('says only what is expected where the type is wrong', () => {
    expect(issuesOf({ ...valid, nome: { length: 500 }, righe: 'x'.repeat(9) })).toEqual([
      ['nome', 'Serve un testo.'],
      ['righe', 'Serve un elenco.'],
    ])
    expect(issuesOf({ ...valid, nome: [] })).toEqual([['nome', 'Serve un testo.']])
  })

  it('refuses what a rule of ours throws at', () => {
    const rule = z.object({ a: z.unknown(), b: z.unknown() }).superRefine(({ b }) => {
      ;(b as string).trim()
    })
    expect(issuesOf({ a: 1, b: 2 }, rule)).toEqual([['', 'Il valore non è valido.']])
  })

  it('catches a message that throws, and any depth', () => {
    const spoken = z.string({ error: ({ input }) => (input as string).trim() })
    expect(issuesOf(3, spoken)).toEqual([['', 'Il valore non è valido.']])
    let deep: unknown = ODD
    for (let depth = 0; depth < 100_000; depth++) deep = [deep]
    expect(issuesOf(deep, z.string().max(3))).toEqual([['', 'Serve un testo.']])
    expect(issuesOf({ length: deep }, z.string().max(3))).toEqual([['', 'Serve un testo.']])
  })

  it('leaves an asynchronous schema to its author', () => {
    expect(() =>
      parseSafely(
        z.string().refine(async () => true),
        'x',
      ),
    ).toThrow()
  })
})
