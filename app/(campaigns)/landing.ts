import { cacheLife, cacheTag } from 'next/cache'
import { campaignSettings } from '@/lib/features/campaigns/data'
import { campaignExample } from '@/lib/features/campaigns/example'
import { landingAt, landingPaths } from '@/lib/features/campaigns/present'
import type { Prodotto } from '@/lib/features/campaigns/schema'
import { province } from '@/lib/places/data'

async function settings() {
  'use cache'
  cacheLife('hours')
  cacheTag('settings')
  return campaignSettings()
}

/** Every address of a landing page. */
export async function landingParams() {
  return landingPaths(await settings())
}

/** The landing page at an address of two parts, or null. */
export async function landingOf({ campaign, channel }: { campaign: string; channel: string }) {
  return landingAt(campaign, channel, await settings())
}

/** The example of a product's landing pages, from today's offers. */
export async function example(product: Prodotto) {
  'use cache'
  cacheLife('hours')
  cacheTag('offers', 'rates')
  return campaignExample(product)
}

/** Code and name of every province, for the form. */
export async function provinces() {
  'use cache'
  cacheLife('days')
  return (await province()).map(({ sigla, nome }) => [sigla, nome] as const)
}
