import { open } from '@/lib/auth/secret-box'
import { pool } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { aClient, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildBank } from '@/prisma/seed/factories/banks'
import { buildDocumento, buildPersona, buildPratica } from '@/prisma/seed/factories/pratiche'
import { STATI, type Stato } from './states'

type Told = { stato: string; spiegazione: string; url: string }

/** What a client was written about their case, the latest first. */
async function toldTo({ actor }: Caller): Promise<Told[]> {
  const { rows } = await pool().query<{ sealed: string }>(
    `SELECT payload ->> 'sealed' AS sealed FROM graphile_worker._private_jobs
     WHERE payload -> 'to' ->> 'email' = $1 AND payload ->> 'template' = 'pratica-state-changed' ORDER BY id DESC`,
    [actor.email],
  )
  return rows.map(({ sealed }) => JSON.parse(open(sealed) ?? '{}') as Told)
}

/** A case in a state, followed by a client, and a way to move it. */
async function world(stato: Stato) {
  const [agent, client] = [await anAgent(), await aClient()]
  const pratica = await buildPratica({ stato, agentId: agent.id, clientId: client.id })
  const bankId = (await buildBank()).id
  const move = async (to: Stato) => {
    const body = { to, version: 1, motivo: 'Una prova', banca: bankId, erogato: 90_000 }
    const { status } = await callAs(agent, 'POST', 'pratiche/[id]/state', {
      params: { id: pratica.id },
      body: { ...body, ...(to === 'liquidata' && { data: '2026-03-01' }) },
    })
    expect(status).toBe(200)
  }
  return { client, pratica, move }
}

describe('the mail about the state of a case', () => {
  it('speaks as the client’s area does, says what happens now and leads to the case', async () => {
    const { client, pratica, move } = await world('inviata_banca')
    await move('deliberata_reddituale')
    expect(await toldTo(client)).toEqual([
      expect.objectContaining({
        stato: 'prima approvazione della banca',
        spiegazione: 'La banca ha approvato il tuo reddito. Ora serve la perizia sulla casa.',
        url: `${env().SITE_URL}/area-clienti/pratiche#${pratica.codice}`,
      }),
    ])
  })

  it.each(['respinta', 'ritirata', 'sospesa'] as const)('explains a case that is %s', async (to) => {
    const { client, move } = await world('inviata_banca')
    await move(to)
    const [told] = await toldTo(client)
    expect(told?.stato).not.toBe(STATI[to].label.toLowerCase())
    expect(told?.spiegazione).toMatch(/non ha accolto|è chiusa|è in pausa/)
  })

  it('asks for the documents that are missing instead of saying that the bank evaluates', async () => {
    const { client, pratica, move } = await world('in_istruttoria')
    const praticaId = pratica.id
    const other = await aClient()
    const { id: personaId } = await buildPersona({ praticaId, clientId: other.id })
    for (const document of [
      { nome: 'Busta paga' },
      { nome: 'Documento d’identità', stato: 'respinto' as const },
      { nome: 'Visura', condiviso: true },
      { nome: 'Facoltativo', obbligatorio: false },
      { nome: 'Già qui', stato: 'caricato' as const },
      { nome: 'Busta paga', personaId },
    ])
      await buildDocumento({ praticaId, ...document })
    await move('inviata_banca')
    const [mine, theirs] = [await toldTo(client), await toldTo(other)]
    expect(mine.map(({ stato, spiegazione }) => `${stato}: ${spiegazione}`)).toEqual([
      'servono altri documenti: Per andare avanti ci servono ancora 3 documenti: puoi caricarli nella tua area.',
    ])
    // The payslips of the person beside them are nobody else's, and neither is their number.
    expect(theirs[0]?.spiegazione).toContain('ancora 2 documenti')
  })
})
