import { z } from 'zod'
import { italianIssue } from './zod-issues'

const message = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: italianIssue }).error?.issues[0]?.message

describe('rules without a message of their own', () => {
  it.each<[z.ZodType, unknown, string]>([
    [z.string(), undefined, 'Questo dato manca.'],
    [z.string(), 5, 'Serve un testo.'],
    [z.number(), Number.NaN, 'Serve un numero.'],
    [z.array(z.string()), 'x', 'Serve un elenco.'],
    [z.object({}), [], 'Serve un oggetto.'],
    [z.enum(['fisso', 'misto']), 'boh', 'Valore non previsto: scegli tra fisso, misto.'],
    [z.string().max(2000), 'a'.repeat(2001), 'Al massimo 2.000 caratteri.'],
    [z.string().max(1), 'ab', 'Al massimo 1 carattere.'],
    [z.array(z.string()).min(1), [], 'Almeno 1 elemento.'],
    [z.array(z.string()).min(2), [], 'Almeno 2 elementi.'],
    [z.string().min(1), '', 'Non può restare vuoto.'],
    [z.number().positive(), 0, 'Più di 0.'],
    [z.number().max(99), 100, 'Al massimo 99.'],
    [z.uuid(), 'x', 'Questo identificativo non è valido.'],
    [z.string().regex(/^a/), 'b', 'Il formato non è valido.'],
    [z.union([z.string(), z.number()]), null, 'Il valore non è valido.'],
  ])('%#: speaks Italian', (schema, value, expected) => {
    expect(message(schema, value)).toBe(expected)
  })

  it('leaves a message of its own alone', () => {
    expect(message(z.string('Scrivi il nome.'), 5)).toBe('Scrivi il nome.')
  })
})
