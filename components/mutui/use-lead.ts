'use client'

import { useRef, useState } from 'react'
import { currentCampaign } from '@/components/site/campaign'
import { ApiError, api } from '@/lib/http/client'
import { checkLead, type LeadForm, leadBody, newKey } from './lead'
import type { Offer } from './offers'
import type { FieldErrors, Simulation } from './simulation'

interface State {
  sending: boolean
  errors: FieldErrors
  failure: string | null
  codice: string | null
}

const start: State = { sending: false, errors: {}, failure: null, codice: null }

/** Sends the request once: the key belongs to what is written in the form, so a retry and a double click are the
    same request, and corrected data are a new one. */
export function useLead(context: { simulation: Simulation; offer: Offer; quoteId: string }) {
  const [state, setState] = useState(start)
  const last = useRef({ body: '', key: '' })
  const busy = useRef(false)

  const send = async (form: LeadForm) => {
    const errors = checkLead(form)
    if (Object.keys(errors).length > 0) return setState({ ...start, errors })
    if (busy.current) return
    busy.current = true
    setState({ ...start, sending: true })
    try {
      const body = leadBody(form, { ...context, campaign: currentCampaign() })
      const text = JSON.stringify(body)
      if (last.current.body !== text) last.current = { body: text, key: newKey() }
      const headers = { 'idempotency-key': last.current.key }
      const { codice } = await api.post<{ codice: string }>('/leadRequests', body, { headers })
      setState({ ...start, codice })
    } catch (error) {
      // After a success nothing more can be sent: a second click that was already on its way finds the door closed.
      busy.current = false
      setState({ ...start, ...problemOf(error) })
    }
  }

  return { ...state, send }
}

function problemOf(error: unknown): Pick<State, 'errors' | 'failure'> {
  if (!(error instanceof ApiError)) throw error
  const shown = Object.keys(error.byField).some((path) => /^(contact|consents)\./.test(path))
  return { errors: error.byField, failure: shown ? null : error.message }
}
