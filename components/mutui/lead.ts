import type { Campaign } from '@/components/site/campaign'
import type { Offer } from './offers'
import { type FieldErrors, type Simulation, toBody } from './simulation'

export const CONSENTS = {
  marketing: 'Voglio ricevere da voi novità e offerte su mutui e prestiti.',
  terzi: 'Potete dare i miei dati a società partner, perché mi scrivano le loro offerte.',
  profilazione: 'Potete usare le mie preferenze per propormi offerte scelte per me.',
} as const

export type Consent = keyof typeof CONSENTS | 'privacy'

export interface LeadForm {
  nome: string
  cognome: string
  email: string
  telefono: string
  consents: Record<Consent, boolean>
}

export const emptyLead: LeadForm = {
  nome: '',
  cognome: '',
  email: '',
  telefono: '',
  // Nothing is ticked for the person: a consent is given, not presumed.
  consents: { privacy: false, marketing: false, terzi: false, profilazione: false },
}

/** Messages by the path that the API uses too; empty when the request can be sent. */
export function checkLead({ nome, cognome, email, telefono, consents }: LeadForm): FieldErrors {
  const errors: FieldErrors = {}
  if (!nome.trim()) errors['contact.nome'] = 'Scrivi il tuo nome.'
  if (!cognome.trim()) errors['contact.cognome'] = 'Scrivi il tuo cognome.'
  if (!/^\S+@\S+\.\S{2,}$/.test(email.trim()))
    errors['contact.email'] = 'Scrivi un indirizzo e-mail completo, come nome@esempio.it.'
  const digits = telefono.replace(/[^\d]/g, '').length
  if (digits < 6 || digits > 15)
    errors['contact.telefono'] = 'Scrivi un numero di telefono a cui possiamo chiamarti.'
  if (!consents.privacy)
    errors['consents.privacy'] = 'Per richiamarti dobbiamo sapere che hai letto l’informativa.'
  return errors
}

interface Context {
  simulation: Simulation
  offer: Offer
  quoteId: string
  campaign: Campaign
}

/** Body of POST /v2/leadRequests. */
export function leadBody(
  form: LeadForm,
  { simulation, offer, quoteId, campaign }: Context,
): Record<string, unknown> {
  const { nome, cognome, email, telefono, consents } = form
  const contact = {
    nome: nome.trim(),
    cognome: cognome.trim(),
    email: email.trim(),
    telefono: telefono.trim(),
  }
  return {
    product: 'mutuo',
    contact,
    input: toBody(simulation),
    quoteId,
    productId: offer.product._id,
    campaign,
    consents,
  }
}

/** A version 4 uuid; `crypto.randomUUID` is missing where the site is not on https. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
