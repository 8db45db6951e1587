import { newId } from '@/lib/core/ids'
import { mintLeadToken, readLeadToken } from './token'

Object.assign(process.env, {
  AUTH_SECRET: 'segreto-dei-test-segreto-dei-test-segreto',
  INTERNAL_TOKEN: 'gettone-dei-test-gettone-dei-test-gettone',
  DATABASE_URL: 'postgresql://localhost/prova',
  S3_ENDPOINT: 'http://localhost:1',
  S3_ACCESS_KEY: 'prova',
  S3_SECRET_KEY: 'prova',
  SMTP_URL: 'smtp://localhost:1',
})

const FRAME = '/iframes/calcolatori/mutui'
const HALF_HOUR = 30 * 60_000

describe('the token of a request', () => {
  const id = newId()
  const token = mintLeadToken(FRAME, id)

  it('opens the steps after it for half an hour', () => {
    expect(readLeadToken(FRAME, token)).toBe(id)
    expect(readLeadToken(FRAME, token, Date.now() + HALF_HOUR - 2_000)).toBe(id)
    expect(readLeadToken(FRAME, token, Date.now() + HALF_HOUR + 2_000)).toBeNull()
  })

  it.each([
    ['of another frame', '/iframes/calcolatori/prestiti', token],
    ['of another request', FRAME, token.replace(id, newId())],
    ['made to last longer', FRAME, token.replace(/\.\d+\./, '.99999999999.')],
    ['without a signature', FRAME, `${id}.99999999999.`],
    ['that is nothing', FRAME, ''],
    ['that is too much', FRAME, 'x'.repeat(5_000)],
  ])('is refused when it is one %s', (_what, frame, offered) => {
    expect(readLeadToken(frame, offered)).toBeNull()
  })
})
