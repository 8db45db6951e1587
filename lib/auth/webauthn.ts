import 'server-only'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server'
import { env } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import type { Passkey } from '@/prisma/generated/client'
import type { Role } from './roles'
import { readLink, signLink } from './signed-link'

/** So long a browser may take to ask its owner. */
export const CHALLENGE_SECONDS = 5 * 60

/** For what a passkey is asked, and of whom; of a sign-in without a password nobody knows yet who it is. */
type Use = { what: 'register' | 'use'; role: Role; userId?: string }

const purposeOf = ({ what, role, userId = '' }: Use) => `passkey ${what} ${role} ${userId}`

/** A challenge is signed, and not stored: nobody who is not signed in makes us write anything. */
function challengeFor(use: Use): Uint8Array<ArrayBuffer> {
  const until = new Date(Date.now() + CHALLENGE_SECONDS * 1000)
  return new Uint8Array(Buffer.from(signLink(purposeOf(use), newId(), until), 'base64url'))
}

/** Whether we asked this, for this, a short while ago. */
function isOurs(use: Use, challenge: string): boolean {
  const found = readLink(purposeOf(use), challenge)
  return found !== null && !found.expired
}

const site = () => {
  const { origin, hostname } = new URL(env().SITE_URL)
  return { origin, rpID: hostname }
}

const known = (passkeys: readonly Passkey[]) =>
  passkeys.map(({ credentialId: id, transports }) => ({ id, transports }))

/** What the browser needs to make a passkey for somebody. */
export function creationOptions(
  owner: { role: Role; userId: string; email: string; name: string; site: string },
  existing: readonly Passkey[],
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { role, userId, email, name, site: rpName } = owner
  return generateRegistrationOptions({
    rpName,
    rpID: site().rpID,
    userName: email,
    userDisplayName: name,
    userID: new TextEncoder().encode(`${role}:${userId}`),
    challenge: challengeFor({ what: 'register', role, userId }),
    excludeCredentials: known(existing),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  })
}

/** The passkey that was made; null for what is none, or was not asked for by us. */
export async function madePasskey(
  owner: { role: Role; userId: string },
  response: RegistrationResponseJSON,
): Promise<WebAuthnCredential | null> {
  const { origin, rpID } = site()
  const result = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => isOurs({ what: 'register', ...owner }, challenge),
    expectedOrigin: origin,
    expectedRPID: rpID,
  }).catch(() => null)
  return result?.verified ? result.registrationInfo.credential : null
}

/** What the browser needs to prove with a passkey who sits there; without `passkeys` it offers those that it has for this site. */
export function requestOptions(
  use: { role: Role; userId?: string },
  passkeys: readonly Passkey[] = [],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return generateAuthenticationOptions({
    rpID: site().rpID,
    challenge: challengeFor({ what: 'use', ...use }),
    allowCredentials: known(passkeys),
    userVerification: 'required',
  })
}

/** The count of a passkey after it has proven its owner; null where it has not. */
export async function provenBy(
  passkey: Passkey,
  use: { role: Role; userId?: string },
  response: AuthenticationResponseJSON,
): Promise<bigint | null> {
  const { origin, rpID } = site()
  const { credentialId, publicKey, counter, transports } = passkey
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => isOurs({ what: 'use', ...use }, challenge),
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: credentialId,
      publicKey: new Uint8Array(publicKey),
      counter: Number(counter),
      transports,
    },
  }).catch(() => null)
  return result?.verified ? BigInt(result.authenticationInfo.newCounter) : null
}
