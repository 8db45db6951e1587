import { formatDay } from '@/lib/core/dates'
import { preferenceText } from '@/lib/features/leads/contact-requests/appointment-schema'
import type { RequestConsent, RequestDetail } from '@/lib/features/leads/contact-requests/types'
import { CANALI } from '@/lib/features/leads/schema'

type Line = readonly [string, string | null]
type Names = Readonly<Record<string, string>>

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/** "23/11/2026, 09:00–11:00"; without a day the hours alone, without hours as soon as possible. */
export function slotText({ giorno, fascia }: Record<string, unknown>): string {
  const hours = text(fascia)?.replace('-', '–')
  return [text(giorno) && formatDay(String(giorno)), hours].filter(Boolean).join(', ') || 'Appena possibile'
}

/** What the kind of request adds to the message. */
export function detailLines({ kind, dettagli }: RequestDetail): Line[] {
  if (kind === 'richiamata') return [['Quando chiamare', slotText(dettagli)]]
  if (kind === 'appuntamento') return [['Preferenza', preferenceText(dettagli)]]
  if (kind === 'candidatura') return [['Posizione', text(dettagli.posizione) ?? 'Candidatura spontanea']]
  return []
}

const ORIGIN: Names = {
  utm_source: 'Fonte',
  utm_medium: 'Mezzo',
  utm_campaign: 'Campagna',
  utm_term: 'Parola cercata',
  utm_content: 'Annuncio',
  gclid: 'Codice del clic',
  fbclid: 'Codice del clic',
  referrer: 'Veniva da',
  landing: 'Prima pagina vista',
}

/** The way that led the person here: a request of theirs, or a lead. */
export function originLines({ campaign }: { campaign: Readonly<Record<string, unknown>> }): Line[] {
  const channels: Names = CANALI
  return [
    ['Canale', channels[text(campaign.channel) ?? 'sito'] ?? null],
    ...Object.entries(ORIGIN).map(([key, label]): Line => [label, text(campaign[key])]),
  ]
}

const CONSENTS: Names = {
  privacy: 'Informativa privacy',
  marketing: 'Offerte e novità',
  terzi: 'Comunicazione a terzi',
  profilazione: 'Profilazione',
}

/** Each box of the form: yes or no, when, and which text stood beside it. */
export function consentLines(consents: readonly RequestConsent[]): Line[] {
  return consents.map(({ kind, granted, textVersion, at }) => {
    const answer = kind === 'privacy' ? 'Letta' : granted ? 'Sì' : 'No'
    return [CONSENTS[kind] ?? kind, `${answer}, ${formatDay(at)} (testo ${textVersion})`]
  })
}
