import { AppError, notFound } from '@/lib/core/errors'
import { orMissingPage } from './missing-page'

const MISSING = { digest: 'NEXT_HTTP_ERROR_FALLBACK;404' }

describe('orMissingPage', () => {
  it('gives what was found', async () => {
    expect(await orMissingPage(Promise.resolve({ nome: 'Ada' }))).toEqual({ nome: 'Ada' })
    expect(await orMissingPage(Promise.resolve(0))).toBe(0)
  })

  it('is the missing page where nothing was found, said either way', async () => {
    await expect(orMissingPage(Promise.resolve(null))).rejects.toMatchObject(MISSING)
    await expect(orMissingPage(Promise.reject(notFound()))).rejects.toMatchObject(MISSING)
  })

  it('hides no other failure', async () => {
    for (const error of [new AppError('forbidden', 'No.'), new Error('rotto')])
      await expect(orMissingPage(Promise.reject(error))).rejects.toBe(error)
  })
})
