import { document } from '@/lib/openapi/document'

/**
 * Every POST honours Idempotency-Key without saying so. These do not, and this is why: a POST that changes something is not to
 * be added here because its verb is slow, or because it sends a file (`idempotency: 'own'`).
 */
const COMPUTES = 'computes, and changes nothing'
const TOKENS = 'its reply holds tokens, in cookies too: they are given once and stored nowhere'
const ASKS = 'a question for the browser: it changes nothing, and is answered once'
const WITHOUT: Record<string, string> = {
  'audiences/preview': COMPUTES,
  'calculators/estinzione': COMPUTES,
  'calculators/leasing': COMPUTES,
  'calculators/mutui/ipotesi': COMPUTES,
  'calculators/piano': COMPUTES,
  'calculators/prestiti/incognita': COMPUTES,
  'calculators/taeg': COMPUTES,
  'emails/{template}/preview': COMPUTES,
  'percLeads/simulate': COMPUTES,
  preview: COMPUTES,
  'quotes/provvigioni': COMPUTES,
  'segnalazioni/outcome': COMPUTES,
  'storage/buckets/{bucket}/{key}/check': COMPUTES,
  'ticketRules/try': COMPUTES,
  'admin/login': TOKENS,
  'agents/login': TOKENS,
  'clients/login': TOKENS,
  'admin/refresh': TOKENS,
  'agents/refresh': TOKENS,
  'clients/refresh': TOKENS,
  'admin/logout': 'ends what has ended already, and takes cookies away',
  'agents/logout': 'ends what has ended already, and takes cookies away',
  'clients/logout': 'ends what has ended already, and takes cookies away',
  'admin/totp/start':
    'its reply is the secret of the second factor; a second one takes the place of the first',
  'agents/totp/start':
    'its reply is the secret of the second factor; a second one takes the place of the first',
  'admin/login/passkey': TOKENS,
  'agents/login/passkey': TOKENS,
  'admin/login/passkey/start': ASKS,
  'agents/login/passkey/start': ASKS,
  'admin/passkeys/start': ASKS,
  'agents/passkeys/start': ASKS,
  'admin/proof/passkey': ASKS,
  'agents/proof/passkey': ASKS,
  'admin/recoveryCodes': 'its reply holds the codes, which are told once and stored nowhere',
  'agents/recoveryCodes': 'its reply holds the codes, which are told once and stored nowhere',
  'admin/proof': 'a password or a code, asked for now: it proves nothing by being repeated',
  'agents/proof': 'a password or a code, asked for now: it proves nothing by being repeated',
  'setup/mail': 'a trial: asked again, it is tried again',
  'setup/store': 'a trial: asked again, it is tried again',
  'storage/buckets/{bucket}/{key}/link': 'its reply opens a file to whoever has it',
}

it('every POST that changes something honours Idempotency-Key', () => {
  const without = Object.entries(document().paths).flatMap(([path, { post }]) =>
    post && !post.parameters?.some(({ name }) => name === 'Idempotency-Key')
      ? [path.replace('/v2/', '')]
      : [],
  )
  expect(without.sort()).toEqual(Object.keys(WITHOUT).sort())
})
