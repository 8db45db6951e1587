import { GET as embed } from '@/app/iframes/embed.js/route'
import { GET as frame } from '@/app/iframes/frame.js/route'
import { scriptHref } from './assets'

Object.assign(process.env, {
  AUTH_SECRET: 'segreto-dei-test-segreto-dei-test-segreto',
  INTERNAL_TOKEN: 'gettone-dei-test-gettone-dei-test-gettone',
  DATABASE_URL: 'postgresql://localhost/prova',
  S3_ENDPOINT: 'http://localhost:1',
  S3_ACCESS_KEY: 'prova',
  S3_SECRET_KEY: 'prova',
  SMTP_URL: 'smtp://localhost:1',
})

const ask = (headers = {}) => new Request(`http://localhost:8000${scriptHref('frame.js')}`, { headers })

describe('scripts of the frames', () => {
  it('are kept for a year under an address of their own, the hosts’ for an hour', async () => {
    const reply = await frame(ask())
    expect(reply.headers.get('cache-control')).toContain('immutable')
    expect(reply.headers.get('content-type')).toContain('javascript')
    expect((await embed(ask())).headers.get('cache-control')).toBe('public, max-age=3600')
    const etag = reply.headers.get('etag') ?? ''
    expect(scriptHref('frame.js')).toContain(etag.replaceAll('"', ''))
    expect((await frame(ask({ 'if-none-match': etag }))).status).toBe(304)
  })

  it('may be loaded by partners’ pages', async () => {
    expect((await embed(ask())).headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })
})
