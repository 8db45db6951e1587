import { randomUUID } from 'node:crypto'
import { pool } from '@/lib/core/db'
import { callOf, idempotent, SLOW, send, state } from '@/lib/testing/idempotent/every-route'

const { eachRoute } = idempotent()

/** What the trigger does: a change of its function, unlike one of the table, leaves the plans of `state` as they are. */
const atCommit = (work: string) =>
  pool().query(`CREATE OR REPLACE FUNCTION at_commit() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN ${work} RETURN NULL; END $$`)

/** PostgreSQL ends the connection inside COMMIT, after the effect and the reply were written. */
const armKill = () => atCommit('PERFORM pg_terminate_backend(pg_backend_pid()); PERFORM pg_sleep(5);')
const disarmKill = () => atCommit('')

beforeAll(async () => {
  await disarmKill()
  await pool().query(`CREATE CONSTRAINT TRIGGER at_commit AFTER UPDATE ON idempotency_keys
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION at_commit()`)
})
afterEach(disarmKill)

it(
  'leaves nothing when its connection is killed at COMMIT, and a retry does it once',
  async () => {
    await eachRoute(async (name, route) => {
      const call = await callOf(name)
      const key = randomUUID()
      const before = await state()
      await armKill()
      const killed = await send(route, call, key)
      await disarmKill()
      expect(await state()).toEqual(before)
      expect({ status: killed.status, text: killed.text }).toMatchObject({
        status: 503,
        text: expect.stringContaining('la richiesta non verrà registrata due volte'),
      })
      const first = await send(route, call, key)
      expect({ ...first, ok: first.status < 300 }).toMatchObject({ ok: true })
      const after = await state()
      expect(after['public.idempotency_keys']).not.toBe(before['public.idempotency_keys'])
      const again = await send(route, call, key)
      expect([again.status, again.json]).toEqual([first.status, first.json])
      expect(await state()).toEqual(after)
    }, 5)
  },
  SLOW,
)
