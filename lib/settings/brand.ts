import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { brandName } from './brand-name'

/** What the installation is called, as Next's pages show it: nobody else can load this. */
export async function brand(): Promise<string> {
  'use cache'
  cacheLife('hours')
  cacheTag('settings')
  return brandName()
}
