import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { companySetting } from './company'
import { setting } from './read'

/** What the installation is called. */
export const brandName = async (): Promise<string> => (await setting(companySetting)).marchio

/** The same as Next's pages show it. */
export async function brand(): Promise<string> {
  'use cache'
  cacheLife('hours')
  cacheTag('settings')
  return brandName()
}
