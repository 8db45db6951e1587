import { columnSchema, readModels } from './prisma-models'

const models = readModels(`
enum Stato {
  bozza
  chiusa

  @@map("stato")
}

/// A comment.
model Pratica {
  id      String    @id @db.Uuid
  stato   Stato     @default(bozza)
  note    String?
  tags    String[]
  giorno  DateTime? @db.Date
  importo BigInt
  agent   Agent?    @relation(fields: [agentId], references: [id])

  @@index([stato])
}
`)
const column = (name: string) => columnSchema(models, 'Pratica', name)

describe('the types of columns', () => {
  it.each([
    ['id', { type: 'string', format: 'uuid' }],
    ['stato', { type: 'string', enum: ['bozza', 'chiusa'] }],
    ['note', { anyOf: [{ type: 'string' }, { type: 'null' }] }],
    ['tags', { type: 'array', items: { type: 'string' } }],
    ['giorno', { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] }],
    ['importo', { type: 'integer' }],
  ])('%s', (name, expected) => {
    expect(column(name)).toEqual(expected)
  })

  it('are none for relations and for what is not there', () => {
    expect(column('agent')).toBeNull()
    expect(column('altro')).toBeNull()
  })
})
