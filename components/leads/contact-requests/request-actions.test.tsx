import { screen, waitFor, within } from '@testing-library/react'
import { renderShell, stubNetwork } from '@/components/shell/test-shell'
import { axeViolations } from '@/components/ui/test-render'
import type { RequestDetail } from '@/lib/features/leads/contact-requests/types'
import { RequestActions } from './request-actions'

// The map of Italy comes as an ES module that the test runner does not load; no form here has a map.
jest.mock('@/components/ui/italy-map', () => ({ ItalyMap: () => null }))
const refreshed = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: refreshed }) }))

const PATH = 'POST /v2/requests/r1/state'
const request: RequestDetail = {
  _id: 'r1',
  version: 3,
  kind: 'contatto',
  stato: 'nuovo',
  nome: 'Rita',
  cognome: 'Scrive',
  email: 'rita@prova.example',
  telefono: '+393510000000',
  messaggio: 'Vorrei un consiglio.',
  dettagli: {},
  campaign: {},
  note: '',
  agent: null,
  pratica: null,
  agency: null,
  file: null,
  createdAt: '2026-11-21T09:00:00.000Z',
}

async function openStep(button: string, stato: RequestDetail['stato'], answer: () => object) {
  const calls = stubNetwork({ [PATH]: answer })
  const rendered = renderShell(<RequestActions request={{ ...request, stato }} />)
  await rendered.user.click(screen.getByRole('button', { name: button }))
  return { ...rendered, calls, dialog: await screen.findByRole('dialog') }
}

describe('the steps of a request', () => {
  it('sends the step with its note and the version that was on show', async () => {
    const { user, calls, dialog } = await openStep('SEGNA CONTATTATA', 'nuovo', () => ({ body: {} }))
    expect(dialog).toHaveAccessibleName('Hai contattato Rita Scrive?')
    expect(await axeViolations(dialog)).toEqual([])
    await user.type(within(dialog).getByRole('textbox', { name: /Nota/ }), 'Richiamare')
    await user.click(within(dialog).getByRole('button', { name: 'CONFERMA' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(calls.map(({ body }) => body)).toEqual([{ note: 'Richiamare', to: 'contattato', version: 3 }])
    expect(refreshed).toHaveBeenCalled()
  })

  it('says that somebody else was quicker, and keeps what was typed', async () => {
    const { user, dialog } = await openStep('CHIUDI', 'contattato', () => ({
      status: 409,
      body: { status: 409, code: 'stale_version', title: 'Conflitto', detail: 'Ricarica.' },
    }))
    const note = within(dialog).getByRole('textbox', { name: /Nota/ })
    await user.type(note, 'Risolto')
    await user.click(within(dialog).getByRole('button', { name: 'CONFERMA' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/Nel frattempo/)
    expect(note).toHaveValue('Risolto')
  })

  it('offers only to take up again what is closed', async () => {
    stubNetwork({})
    renderShell(<RequestActions request={{ ...request, stato: 'perso' }} />)
    expect(screen.getByRole('button', { name: 'RIAPRI' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /CHIUDI|SEGNA|Altro/ })).toBeNull()
  })
})
