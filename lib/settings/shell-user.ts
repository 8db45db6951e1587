import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { personOf } from '@/lib/auth/rights'
import { impersonal } from '@/lib/core/impersonal'
import { brand } from './brand'

/** Who is signed in and where, as the shell shows it; words that stand for both while a page is made for everybody. */
export async function shellUser(actor: Actor) {
  return impersonal()?.person ?? { ...personOf(actor), brand: await brand() }
}
