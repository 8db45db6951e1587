import { aClient, adminWith, anAgent } from '@/lib/testing/test-kit'
import { buildStoredFile } from '@/prisma/seed/factories/content'
import { mayRead } from './grant'

describe('a CV', () => {
  it('is read by administrators who see the requests, and by nobody else', async () => {
    const cv = await buildStoredFile({ purpose: 'cv' })
    expect(await mayRead(cv, (await adminWith('leads_manage')).actor)).toBe(true)
    expect(await mayRead(cv, (await adminWith('admin')).actor)).toBe(true)
    for (const viewer of [await adminWith('content_manage'), await anAgent(), await aClient(), null])
      expect(await mayRead(cv, viewer?.actor ?? null)).toBe(false)
  })

  it('opens no other file', async () => {
    const other = await buildStoredFile({ purpose: 'generic' })
    expect(await mayRead(other, (await adminWith('leads_manage')).actor)).toBe(false)
  })
})
