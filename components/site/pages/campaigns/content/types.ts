import type { Canale, Prodotto, Variante } from '@/lib/features/campaigns/schema'

export type Options = readonly (readonly [value: string, label: string])[]

/** Headline and first sentence of a page. */
export interface Head {
  title: string
  lead: string
}

/** A figure that can be typed or drawn. */
export interface Scale {
  label: string
  unit: string
  min: number
  max: number
  step: number
  start: number
}

/** The three steps of a landing page's form; it is sent to the browser as it is. */
export interface CampaignForm {
  product: Prodotto
  finalita: { label: string; options: Options }
  importo: Scale
  durata: Scale
  chi: { name: 'tipoLavoro' | 'formaGiuridica'; label: string; options: Options }
  entrate: { name: 'reddito' | 'fatturato'; label: string; unit: string; hint: string }
  quando: { label: string; options: Options }
}

export interface Proof {
  title: string
  text: string
}

/** Everything that a landing page says about a product. */
export interface CampaignContent {
  /** "Mutui". */
  name: string
  /** For search engines and shared links, without the brand. */
  meta: { title: string; description: string }
  /** Search ads answer a question, display reassures, Facebook speaks to one person. */
  heads: Record<Canale, Record<Variante, Head>>
  proofs: readonly [Proof, Proof, Proof]
  form: CampaignForm
  /** What the page says where no rate is shown. */
  noRate?: string
}
