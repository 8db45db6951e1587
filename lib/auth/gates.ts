import 'server-only'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { connection } from 'next/server'
import { cache } from 'react'
import { impersonal } from '@/lib/core/impersonal'
import { missingPage } from '@/lib/http/missing-page'
import { type Actor, can, mintScope, type ScopeOf } from './actor'
import { loadActor } from './authenticate'
import { enrolPath, loginPath, PATH_HEADER, renewPath } from './next-path'
import type { PermissionFlag } from './permissions'
import { actorOfNobody } from './rights'
import { cookieNames, type Role } from './roles'
import { mustEnrol } from './second-factor'
import { verifyAccess } from './tokens'

/** Who is signed in to an area, by its access cookie. Asked once per request, however many parts of a page ask. */
export const currentActor = cache(async (role: Role): Promise<Actor | null> => {
  const nobody = actorOfNobody(role)
  if (nobody !== undefined) return nobody
  const access = (await cookies()).get(cookieNames(role).access)?.value
  // Whether a session is still good depends on the moment; what is held in memory is read without waiting for anything.
  await connection()
  const claims = access ? await verifyAccess(role, access) : null
  return claims && loadActor(claims)
})

/** The actor, or a way to become one: a refresh cookie is worth an attempt, otherwise the sign-in page. */
async function signedIn<R extends Role>(role: R): Promise<Actor & { role: R }> {
  const actor = await currentActor(role)
  if (actor?.role === role) {
    // A page that is made for everybody is sent to nobody who has to set one up.
    if (!impersonal() && (await mustEnrol(actor))) redirect(enrolPath(role))
    return actor as Actor & { role: R }
  }
  const [jar, incoming] = await Promise.all([cookies(), headers()])
  const next = incoming.get(PATH_HEADER) ?? ''
  redirect(jar.has(cookieNames(role).refresh) ? renewPath(role, next) : loginPath(role, next))
}

/** Somebody of this role with these flags; a page that the flags do not open does not exist for this person. */
export async function requireRole<R extends Role>(role: R, ...flags: PermissionFlag[]): Promise<ScopeOf<R>> {
  const actor = await signedIn(role)
  if (!can(actor, ...flags)) missingPage()
  return mintScope(actor)
}

export const requireAdmin = (...flags: PermissionFlag[]) => requireRole('admin', ...flags)
export const requireAgent = (...flags: PermissionFlag[]) => requireRole('agent', ...flags)
export const requireClient = () => requireRole('client')
