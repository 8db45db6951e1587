import { writeAtCommit } from './at-commit'
import { db, type Tx, withSavepoint, withTransaction } from './db'

/** What was written, a list for each statement. */
let written: (readonly string[])[]
const write = async (_tx: Tx, items: readonly string[]) => void written.push(items)
const leave = (tx: Tx, item: string) => expect(writeAtCommit(tx, item, write)).toBe(true)

beforeEach(() => {
  written = []
})

describe('what is left for the end of a transaction', () => {
  it('is written at once, in its order, when all else is done', async () => {
    await withTransaction(async (tx) => {
      leave(tx, 'uno')
      await tx.$queryRaw`SELECT 1`
      leave(tx, 'due')
      expect(written).toEqual([])
    })
    expect(written).toEqual([['uno', 'due']])
  })

  it('is not written of a part that is taken back', async () => {
    await withTransaction(async (tx) => {
      leave(tx, 'uno')
      const part = withSavepoint(tx, async () => {
        leave(tx, 'due')
        throw new Error('taken back')
      })
      await expect(part).rejects.toThrow('taken back')
      leave(tx, 'tre')
    })
    expect(written).toEqual([['uno', 'tre']])
  })

  it('takes the transaction back where it cannot be written', async () => {
    const before = await db().faqCategory.count()
    const failing = withTransaction(async (tx) => {
      await tx.faqCategory.create({ data: { id: crypto.randomUUID(), nome: 'Prova', ordine: 99 } })
      writeAtCommit(tx, 'uno', async () => {
        throw new Error('refused')
      })
    })
    await expect(failing).rejects.toThrow('refused')
    expect(await db().faqCategory.count()).toBe(before)
  })

  it('is written by whoever has it where nobody follows the end', () => {
    expect(writeAtCommit(db(), 'uno', write)).toBe(false)
  })
})
