import { GET as exportRoute } from '@/app/v2/clients/me/export/route'
import { DELETE as eraseRoute } from '@/app/v2/clients/me/route'
import type { Actor } from '@/lib/auth/actor'
import { db, withTransaction } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import { recordCommit } from '@/lib/history/record'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { notify } from '@/lib/notifications/mutations'
import type { Client, Lead, Pratica } from '@/prisma/generated/client'
import { buildStoredFile } from '@/prisma/seed/factories/content'
import { buildRegistro } from '@/prisma/seed/factories/identification'
import { buildContactRequest, buildLead, buildLeadEvento } from '@/prisma/seed/factories/leads'
import { buildClient, buildConsent } from '@/prisma/seed/factories/people'
import { buildDocumento, buildEvento, buildPersona, buildPratica } from '@/prisma/seed/factories/pratiche'
import { FACTORY_PASSWORD } from '@/prisma/seed/factories/support'
import { loginRoute } from './routes'
import { bearer, call, signIn } from './test-kit'

const erase = (access: string, password: string) =>
  call(eraseRoute, { method: 'DELETE', headers: bearer(access), body: { password } })

async function clientWithCase(stato: 'liquidata' | 'in_istruttoria') {
  const client = await buildClient({ nome: 'Zoraide', cognome: 'Unica', telefono: '+39 399 111 2222' })
  const pratica = await buildPratica({ stato, clientId: client.id })
  await buildLead({ clientId: client.id, nome: 'Zoraide', cognome: 'Unica', email: client.email ?? '' })
  await buildConsent({ clientId: client.id })
  const { access } = await signIn('client', client.email ?? '')
  return { client, pratica, access }
}

/** History and notifications that tell of the person: by the staff, by the person, about a lead and a case. */
async function rememberAsPeopleDo(client: Client, lead: Lead, pratica: Pratica): Promise<void> {
  const { id: userId, nome, cognome } = client
  const nobody = { sessionId: '', email: '', permissions: {}, ticketing: {}, agencyId: null, totp: false }
  const own: Actor = { ...nobody, role: 'client', userId, nome, cognome }
  await withTransaction(async (tx) => {
    const entries = [
      { model: 'Clients', label: `${nome} ${cognome}`, before: { ...client, telefono: '' }, after: client },
      { model: 'Lead', label: lead.codice, before: { ...lead, nome: 'Zoe', stato: 'perso' }, after: lead },
      { model: 'Opportunities', label: pratica.codice, after: { ...pratica, intestatario: 'Zoraide Unica' } },
    ] as const
    for (const entry of entries) await recordCommit(tx, { actor: own }, entry)
    await notify(tx, {
      role: 'agent',
      userId: newId(),
      titolo: 'Nuova richiesta',
      testo: 'Zoraide Unica',
      href: `/agents/richieste?q=${lead.codice}`,
    })
  })
}

beforeAll(() => migrateJobs(env().DATABASE_URL))

describe('own data', () => {
  it('are handed over as a file, amounts in euro, without secrets nor the office’s own notes', async () => {
    const { client, pratica, access } = await clientWithCase('liquidata')
    const words = { note: 'Nota interna', segnalatore: 'Il segnalatore', idegg: 'EGG-INTERNO' }
    await db().pratica.update({ where: { id: pratica.id }, data: words })
    await db().lead.updateMany({ where: { clientId: client.id }, data: { note: 'Nota interna' } })
    const kept = { praticaId: pratica.id, praticaCodice: pratica.codice, clientId: client.id }
    await buildRegistro({ ...kept, documento: 'Passaporto YA1234567', classe: 'alta', motivo: 'Da seguire' })
    await buildRegistro({ ...kept, ruolo: 'titolare', denominazione: 'Altra Persona' })
    const response = await call(exportRoute, { method: 'GET', headers: bearer(access) })
    expect(response.headers.get('content-disposition')).toContain('attachment')
    const text = await response.text()
    const data = JSON.parse(text)
    expect(data.anagrafica).toMatchObject({ _id: client.id, email: client.email })
    expect(data.pratiche).toEqual([
      expect.objectContaining({
        codice: pratica.codice,
        importoRichiesto: Number(pratica.importoRichiesto) / 100,
      }),
    ])
    expect([data.consensi.length, data.richieste.length, data.accessi.length]).toEqual([1, 1, 1])
    // What they said of themselves, without other people, and without how it is weighed.
    expect(data.identificazioni).toMatchObject([
      { pratica: pratica.codice, documento: 'Passaporto YA1234567' },
    ])
    expect(text).not.toMatch(/Altra Persona|Da seguire|"classe"|sospett/i)
    expect(text).not.toMatch(/argon2|passwordHash|refreshHash/)
    expect(text).not.toMatch(/Nota interna|Il segnalatore|EGG-INTERNO|bankPct/)
  })

  it('are not erased while a case is open, nor without the password', async () => {
    const { client, access } = await clientWithCase('in_istruttoria')
    expect((await erase(access, 'sbagliata')).status).toBe(422)
    expect((await erase(access, FACTORY_PASSWORD)).status).toBe(409)
    expect(await db().client.findUnique({ where: { id: client.id } })).toMatchObject({ nome: 'Zoraide' })
  })

  it('are erased from every table but stay as proof without a name', async () => {
    const { client, pratica, access } = await clientWithCase('liquidata')
    const own = { ownerRole: 'client', ownerId: client.id, size: 3 } as const
    const loose = await buildStoredFile(own)
    await db().filePiece.create({ data: { fileId: loose.id, at: 0, bytes: new Uint8Array([1, 2, 3]) } })
    const kept = await buildStoredFile(own)
    await buildDocumento({ praticaId: pratica.id, nome: 'Busta paga', fileId: kept.id })
    const lead = await db().lead.findFirstOrThrow({ where: { clientId: client.id } })
    await rememberAsPeopleDo(client, lead, pratica)
    const cv = await buildStoredFile({ purpose: 'cv', size: 3 })
    await buildContactRequest({ nome: 'Zoraide', cognome: 'Unica', email: client.email ?? '', fileId: cv.id })
    const named = await buildPersona({
      praticaId: (await buildPratica({ stato: 'ritirata' })).id,
      clientId: null,
      nome: 'Zoraide',
      cognome: 'Unica',
      email: client.email,
      invitedAt: new Date(),
    })
    const words = { testo: 'Zoraide Unica preferisce la sera' }
    await buildLeadEvento({ leadId: lead.id, ...words })
    await buildEvento({ praticaId: pratica.id, tipo: 'chiamata', ...words })
    const response = await erase(access, FACTORY_PASSWORD)
    expect(response.status).toBe(204)
    const files = await db().storedFile.findMany({ where: { ownerId: client.id, deletedAt: null } })
    expect(files.map(({ id }) => id)).toEqual([kept.id])
    expect(await db().storedFile.findUnique({ where: { id: cv.id } })).toMatchObject({
      deletedAt: expect.any(Date),
    })
    expect(await db().filePiece.count({ where: { fileId: loose.id } })).toBe(0)
    expect(response.headers.getSetCookie()[0]).toContain('client_access=; Path=/; Max-Age=0')
    const row = await db().client.findUniqueOrThrow({ where: { id: client.id } })
    expect(row).toMatchObject({ status: 'deleted', email: null, codiceFiscale: null, passwordHash: null })
    expect(row.search).not.toContain('unica')
    const closed = await db().pratica.findUniqueOrThrow({ where: { id: pratica.id } })
    expect(closed.intestatario).toBe('Cliente cancellato')
    const objects = [client.id, lead.id, pratica.id]
    const traces = JSON.stringify(
      [
        row,
        await db().lead.findMany({ where: { clientId: client.id } }),
        await db().session.findMany({ where: { userId: client.id } }),
        await db().commit.findMany({ where: { OR: [{ ref: { in: objects } }, { actorId: client.id }] } }),
        await db().praticaPersona.findMany({ where: { OR: [{ praticaId: pratica.id }, { id: named.id }] } }),
        await db().notification.findMany(),
        await db().leadEvento.findMany({ where: { leadId: lead.id } }),
        await db().praticaEvento.findMany({ where: { praticaId: pratica.id } }),
        await db().contactRequest.findMany(),
      ],
      (_key, value) => (typeof value === 'bigint' ? String(value) : value),
    )
    expect(traces).not.toMatch(/Zoraide|Unica|399 111|cliente\d+@prova/)
    const told = await db().commit.findMany({ where: { ref: lead.id }, orderBy: { id: 'asc' } })
    expect(told.map(({ action, label, info }) => ({ action, label, info }))).toMatchObject([
      {
        action: 'edit',
        label: lead.codice,
        info: {
          changes: [
            { field: 'stato', before: 'perso', after: lead.stato },
            { field: 'nome', before: '[cancellato]', after: '[cancellato]' },
          ],
          data: { nome: '[cancellato]', note: '', stato: lead.stato },
        },
      },
    ])
    expect(await db().consent.count({ where: { clientId: client.id } })).toBe(1)
    const again = await call(loginRoute('client'), {
      body: { email: client.email, password: FACTORY_PASSWORD },
    })
    expect(again.status).toBe(401)
  })
})
