import { text } from 'node:stream/consumers'
import { db } from '@/lib/core/db'
import { adminWith } from '@/lib/testing/test-kit'
import { BROKEN_EXPORT } from './broken-export'
import { fileBody } from './export-body'

const columns = [{ path: 'nome', label: 'Nome', kind: 'text' as const }]

async function* breaking() {
  yield [{ nome: 'Uno' }, { nome: 'Due' }]
  throw new Error('the database went away')
}
async function* whole() {
  yield [{ nome: 'Uno' }]
}

// The log of the failure is wanted.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))

describe('an export that breaks off', () => {
  const jobs = (ownerId: string) => db().jobProgress.findMany({ where: { ownerId } })

  it('says so in its last line, and as a job that has failed', async () => {
    const { actor } = await adminWith('clients_manage')
    const of = { actor, title: 'clienti', href: '/admin/site/clients' }
    const file = await text(fileBody({ title: 'Clienti', columns, pages: breaking(), format: 'csv', of }))
    const lines = file.trim().split('\r\n')
    expect(lines.slice(1, 3)).toEqual(['Uno', 'Due'])
    expect(lines.at(-1)).toContain(`${BROKEN_EXPORT}: qui sopra ci sono 2 righe`)
    const [job] = await jobs(actor.userId)
    expect(job).toMatchObject({
      kind: 'export',
      state: 'fallito',
      title: 'Esportazione: clienti',
      href: '/admin/site/clients',
      error: expect.stringContaining('dopo 2 righe'),
    })
    const bell = await db().notification.findFirstOrThrow({ where: { userId: actor.userId } })
    expect(bell).toMatchObject({ titolo: 'Lavoro non riuscito', href: '/admin/site/clients' })
  })

  it('is no workbook that anything opens', async () => {
    const { actor } = await adminWith('clients_manage')
    const of = { actor, title: 'clienti', href: '' }
    const body = fileBody({ title: 'Clienti', columns, pages: breaking(), format: 'xlsx', of })
    await expect(text(body)).rejects.toThrow('broke off')
    expect(await jobs(actor.userId)).toHaveLength(1)
  })

  it('leaves nothing behind where it does not', async () => {
    const { actor } = await adminWith('clients_manage')
    const of = { actor, title: 'clienti', href: '' }
    const file = await text(fileBody({ title: 'Clienti', columns, pages: whole(), format: 'csv', of }))
    expect(file).not.toContain(BROKEN_EXPORT)
    expect(await jobs(actor.userId)).toEqual([])
  })
})
