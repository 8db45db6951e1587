import 'server-only'
import type { Staff } from '@/lib/auth/by-role'
import {
  changePasswordRoute,
  forgotRoute,
  loginRoute,
  logoutRoute,
  meRoute,
  passkeyLoginRoute,
  proofRoute,
  refreshRoute,
  resetRoute,
  totpDisableRoute,
  totpEnableRoute,
  totpStartRoute,
} from './routes'
import {
  passkeyAddRoute,
  passkeyLoginStartRoute,
  passkeyProofRoute,
  passkeyRoutes,
  passkeyStartRoute,
  recoveryCodesRoute,
  secondFactorRoute,
} from './second-factor-routes'

/** What administrators and agents alike call to sign in and out, and for their second factor. */
export const staffRoutes = (role: Staff) => ({
  getMe: { GET: meRoute(role) },
  login: { POST: loginRoute(role) },
  'login/passkey': { POST: passkeyLoginRoute(role) },
  'login/passkey/start': { POST: passkeyLoginStartRoute(role) },
  logout: { POST: logoutRoute(role) },
  passkeys: { POST: passkeyAddRoute(role) },
  'passkeys/[id]': passkeyRoutes(role),
  'passkeys/start': { POST: passkeyStartRoute(role) },
  'password/change': { POST: changePasswordRoute(role) },
  'password/forgot': { POST: forgotRoute(role) },
  'password/reset': { POST: resetRoute(role) },
  proof: { POST: proofRoute(role) },
  'proof/passkey': { POST: passkeyProofRoute(role) },
  recoveryCodes: { POST: recoveryCodesRoute(role) },
  refresh: { POST: refreshRoute(role) },
  secondFactor: { GET: secondFactorRoute(role) },
  totp: { POST: totpEnableRoute(role), DELETE: totpDisableRoute(role) },
  'totp/start': { POST: totpStartRoute(role) },
})
