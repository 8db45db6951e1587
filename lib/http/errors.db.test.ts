import { db, pool } from '@/lib/core/db'
import { DB_RULES } from '@/lib/core/db-rules'
import { newId } from '@/lib/core/ids'
import { send } from '@/lib/testing/test-kit'
import { buildFaqCategory } from '@/prisma/seed/factories/content'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { buildMerchandising } from '@/prisma/seed/factories/service'
import { handle } from './handle'

const refusal = async (work: () => Promise<unknown>) => {
  const { status, json } = await send(handle({ auth: 'public' }, work), { method: 'PATCH' })
  return [status, json.detail]
}

const LONG = [422, 'Un testo è troppo lungo: accorcialo e riprova.']
const LARGE = [422, 'Un numero è fuori dai limiti: controllalo e riprova.']
const SHAPE = [422, 'Un valore non ha la forma giusta: controllalo e riprova.']
const DATE = [422, 'Una data non è valida: controllala e riprova.']
const LACKS = [422, 'Manca un dato obbligatorio: completalo e riprova.']
const RULE = [422, 'I dati non rispettano una regola dell’archivio: controllali e riprova.']
const LINKED = [409, 'L’elemento è collegato ad altri dati o fa riferimento a un elemento che non esiste.']
const STRANGE = [400, 'La richiesta contiene caratteri non ammessi.']
const TAKEN = [409, 'Esiste già un elemento con questi dati.']

const raw = (sql: string) => [
  ['pg', () => pool().query(sql)],
  ['Prisma’s raw query', () => db().$executeRawUnsafe(sql)],
]

describe('what PostgreSQL refuses is answered with a sentence, never a 500:', () => {
  beforeAll(async () => {
    await pool().query(`
      CREATE TABLE regole (id int PRIMARY KEY, testo varchar(3), numero smallint NOT NULL CHECK (numero > 0),
        padre int REFERENCES regole, quando date, uno uuid);
      CREATE INDEX ON regole (testo);
      INSERT INTO regole (id, numero) VALUES (1, 1)`)
  })

  it.each([
    ['a rule', 'INSERT INTO regole (id, numero) VALUES (2, -1)', RULE],
    ['no value', 'INSERT INTO regole (id) VALUES (2)', LACKS],
    ['a link to nothing', 'INSERT INTO regole (id, numero, padre) VALUES (2, 1, 9)', LINKED],
    ['a text too long', `INSERT INTO regole (id, numero, testo) VALUES (2, 1, 'abcd')`, LONG],
    ['a number too large', 'INSERT INTO regole (id, numero) VALUES (2, 70000)', LARGE],
    ['no id', `INSERT INTO regole (id, numero, uno) VALUES (2, 1, 'x')`, SHAPE],
    ['no day', `INSERT INTO regole (id, numero, quando) VALUES (2, 1, 'ieri mattina')`, DATE],
    ['a day that is none', `INSERT INTO regole (id, numero, quando) VALUES (2, 1, '2026-02-30')`, DATE],
    ['a value that is there', 'INSERT INTO regole (id, numero) VALUES (1, 1)', TAKEN],
    ['NUL', `SELECT '"\\u0000"'::jsonb ->> 0, '{"a":"\\u0000"}'::jsonb`, STRANGE],
    ['half a character', `SELECT convert_from('\\xff'::bytea, 'UTF8')`, STRANGE],
  ])('%s', async (_what, sql, expected) => {
    for (const [, work] of raw(sql)) expect(await refusal(work as () => Promise<unknown>)).toEqual(expected)
  })

  it.each<[string, () => Promise<unknown>, unknown]>([
    [
      'a rule, through a model',
      async () =>
        db().cartEntry.create({
          data: {
            id: newId(),
            role: 'agent',
            userId: newId(),
            merchId: (await buildMerchandising()).id,
            variant: '',
            quantity: -1,
          },
        }),
      [422, 'La quantità è almeno 1.'],
    ],
    [
      'a link to nothing, through a model',
      () =>
        db().faq.create({
          data: { id: newId(), categoryId: newId(), domanda: 'Sì?', risposta: 'Sì.', ordine: 1 },
        }),
      LINKED,
    ],
    [
      'a text that no index can hold',
      async () =>
        db().faqCategory.create({ data: { id: newId(), nome: longText(), contesto: 'home', ordine: 1 } }),
      LONG,
    ],
    ['an id that is none', () => db().bank.findFirst({ where: { id: 'x' } }), SHAPE],
    ['NUL, through a model', () => db().faqCategory.count({ where: { nome: 'a\u0000' } }), STRANGE],
    [
      'a value that is there',
      async () => {
        const { nome } = await buildFaqCategory()
        return db().faqCategory.create({ data: { id: newId(), nome, contesto: 'home', ordine: 1 } })
      },
      TAKEN,
    ],
  ])('%s', async (_what, work, expected) => {
    expect(await refusal(work)).toEqual(expected)
  })
})

/** Text that compression does not make short. */
const longText = () => Array.from({ length: 600 }, () => newId()).join('')

describe('a rule of our own', () => {
  const answer = async (work: () => Promise<unknown>) => {
    const { status, json } = await send(handle({ auth: 'public' }, work), { method: 'PATCH' })
    return [status, json.detail, json.errors.map(({ path }) => path)]
  }

  it('is told in its own words, with its field, whichever driver met it', async () => {
    const { id } = await buildPratica({})
    const expected = [422, DB_RULES.pratiche_durata_ck?.detail, ['durataMesi']]
    const sql = `UPDATE pratiche SET durata_mesi = 0 WHERE id = '${id}'`
    for (const work of [
      () => db().pratica.update({ where: { id }, data: { durataMesi: 0 } }),
      () => db().$executeRawUnsafe(sql),
      () => pool().query(sql),
    ])
      expect(await answer(work)).toEqual(expected)
  })

  it('that something else than the input breaks is a conflict', async () => {
    const { id } = await buildPratica({})
    const pay = () => db().pratica.update({ where: { id }, data: { stato: 'liquidata' } })
    expect(await answer(pay)).toEqual([409, DB_RULES.pratiche_liquidata_ck?.detail, []])
  })

  it('has words only if it is there', async () => {
    const { rows } = await pool().query<{ name: string }>(
      `SELECT conname AS name FROM pg_constraint WHERE contype = 'c' AND connamespace = 'public'::regnamespace`,
    )
    const there = rows.map(({ name }) => name)
    // Some are raised by triggers, which name the rule themselves.
    const functions = await pool().query<{ body: string }>(
      `SELECT string_agg(prosrc, ' ') AS body FROM pg_proc WHERE pronamespace = 'public'::regnamespace`,
    )
    const { body = '' } = functions.rows[0] ?? {}
    expect(
      Object.keys(DB_RULES).filter((name) => !there.includes(name) && !body.includes(`'${name}'`)),
    ).toEqual([])
  })
})

describe('an unexpected failure', () => {
  const broken = handle({ auth: 'public' }, () => {
    throw new Error('guasto')
  })
  it.each([
    ['GET', {}, 'Qualcosa non ha funzionato: riprova tra poco.'],
    [
      'POST',
      {},
      'Qualcosa non ha funzionato e non sappiamo se la richiesta è stata registrata: controlla prima di ripeterla.',
    ],
    [
      'POST',
      { 'idempotency-key': 'k' },
      'Qualcosa non ha funzionato: riprova tra poco, la richiesta non verrà registrata due volte.',
    ],
  ] as const)('of a %s with %j claims no more than is known', async (method, headers, detail) => {
    const { status, json } = await send(broken, { method, headers })
    expect([status, json.detail]).toEqual([500, detail])
  })
})
