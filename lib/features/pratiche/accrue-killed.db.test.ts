import { addDays, dayOf } from '@/lib/core/dates'
import { db, pool } from '@/lib/core/db'
import { adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildBank } from '@/prisma/seed/factories/banks'
import { buildPratica } from '@/prisma/seed/factories/pratiche'

/** PostgreSQL ends the connection inside COMMIT, after the shares were written. */
async function armKill(): Promise<void> {
  await pool().query(`
    CREATE OR REPLACE FUNCTION kill_at_commit() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); PERFORM pg_sleep(5); RETURN NULL; END $$;
    CREATE CONSTRAINT TRIGGER kill_at_commit AFTER INSERT ON provvigioni
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION kill_at_commit()`)
}
const disarmKill = () => pool().query('DROP TRIGGER IF EXISTS kill_at_commit ON provvigioni')

afterEach(disarmKill)

describe('the accrual of a case that is paid out', () => {
  let office: Caller
  let id: string
  const sharesOf = () => db().provvigione.findMany({ where: { praticaId: id }, orderBy: { id: 'asc' } })
  const pay = (banca: string) =>
    callAs(office, 'POST', 'pratiche/[id]/state', {
      params: { id },
      body: {
        to: 'liquidata',
        version: 1,
        banca,
        erogato: 100_000.33,
        data: dayOf(addDays(new Date(), -1)),
      },
    })

  it('is none when its connection is killed at COMMIT, one after a retry, and the same one after another', async () => {
    office = await adminWith('pratiche_manage')
    const bank = (await buildBank({ provvigionePct: 1.7 })).id
    id = (await buildPratica({ agentId: (await anAgent()).id, stato: 'stipula' })).id
    await armKill()
    expect((await pay(bank)).status).toBe(503)
    await disarmKill()
    expect(await sharesOf()).toEqual([])
    expect((await db().pratica.findUniqueOrThrow({ where: { id } })).stato).toBe('stipula')

    const replies = await Promise.all([pay(bank), pay(bank), pay(bank)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const shares = await sharesOf()
    expect(shares.reduce((sum, { importo }) => sum + importo, 0n)).toBe(170_001n)
    expect((await pay(bank)).status).toBe(409)
    expect(await sharesOf()).toEqual(shares)
  })
})
