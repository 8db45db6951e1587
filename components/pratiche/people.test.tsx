import { screen, waitFor, within } from '@testing-library/react'
import { stubNetwork } from '@/components/shell/test-shell'
import { axeViolations } from '@/components/ui/test-render'
import type { PraticaDetail } from '@/lib/features/pratiche/data'
import { People } from './people'
import { aCase, renderInCase } from './testing'

// The map of Italy comes as an ES module that the test runner does not load; no form here has a map.
jest.mock('@/components/ui/italy-map', () => ({ ItalyMap: () => null }))

type Persona = PraticaDetail['persone'][number]
const persona = (overrides: Partial<Persona>): Persona => ({
  _id: 'q1',
  ruolo: 'richiedente',
  tipoLavoro: null,
  nome: 'Anna',
  cognome: 'Esempio',
  email: 'anna@prova.example',
  telefono: null,
  clientId: null,
  redditoNetto: null,
  collegamento: 'collegata',
  ...overrides,
})

describe('the people of a case', () => {
  it('say whether they follow it; who has not answered is asked again, by a mail that is asked about first', async () => {
    const pratica = aCase({
      persone: [
        persona({ clientId: 'c1' }),
        persona({ _id: 'q2', ruolo: 'garante', nome: 'Bea', collegamento: 'scaduta' }),
        persona({ _id: 'q3', ruolo: 'garante', nome: 'Ciro', collegamento: 'rifiutata' }),
      ],
    })
    const calls = stubNetwork({
      'GET /v2/pratiche/p1': () => ({ body: pratica }),
      'POST /v2/pratiche/p1/persone/q2/invito': () => ({ body: {} }),
    })
    const { user, container } = renderInCase(pratica, <People />)
    const rows = screen.getAllByRole('listitem')
    const states = ['Segue la pratica', 'Invito scaduto', 'Non ha accettato']
    for (const [index, state] of states.entries()) {
      expect(within(rows[index] as HTMLElement).getByText(state)).toBeInTheDocument()
    }
    expect(await axeViolations(container)).toEqual([])
    const again = screen.getAllByRole('button', { name: /^Invia di nuovo/ })
    expect(again.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Invia di nuovo l’invito a Bea Esempio',
    ])
    await user.click(again[0] as HTMLElement)
    const dialog = await screen.findByRole('dialog', { name: 'Invii di nuovo l’invito a Bea Esempio?' })
    expect(dialog).toHaveTextContent('anna@prova.example')
    const posts = () => calls.filter(({ method }) => method === 'POST')
    expect(posts()).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'INVIA' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(posts()).toHaveLength(1)
  })

  it('are corrected with the version that was on show; of who follows the case only role, work and income', async () => {
    const linked = persona({ _id: 'q2', ruolo: 'garante', nome: 'Bea', clientId: 'c2', redditoNetto: 1500 })
    const pratica = aCase({ persone: [persona({ clientId: 'c1' }), linked] })
    const calls = stubNetwork({
      'GET /v2/pratiche/p1': () => ({ body: pratica }),
      'PATCH /v2/pratiche/p1/persone/q2': () => ({ body: {} }),
    })
    const { user } = renderInCase(pratica, <People />)
    await user.click(screen.getByRole('button', { name: 'Modifica Bea Esempio' }))
    const dialog = await screen.findByRole('dialog', { name: 'Modifica Bea Esempio' })
    expect(within(dialog).queryByRole('textbox', { name: /Cognome/ })).not.toBeInTheDocument()
    const income = within(dialog).getByRole('textbox', { name: /Reddito/ })
    await user.clear(income)
    await user.type(income, '1800')
    await user.click(within(dialog).getByRole('button', { name: 'MODIFICA' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    const sent = calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
    expect(sent).toEqual([{ ruolo: 'garante', tipoLavoro: null, redditoNetto: 1800, version: 3 }])
  })

  it('are taken off for a reason, but for the richiedente; what goes with them is said first', async () => {
    const doc = {
      tipo: 'cu',
      nome: 'CU',
      obbligatorio: true,
      motivo: null,
      condiviso: false,
      uploadedAt: null,
    }
    const file = { url: '/v2/storage/files/f1', name: 'cu.pdf', size: 1200, mimetype: 'application/pdf' }
    const pratica = aCase({
      persone: [persona({}), persona({ _id: 'q2', ruolo: 'garante', nome: 'Bea' })],
      documenti: [
        { ...doc, _id: 'd1', personaId: 'q2', stato: 'caricato', file },
        { ...doc, _id: 'd2', personaId: null, stato: 'richiesto', file: null },
      ],
    })
    const calls = stubNetwork({
      'GET /v2/pratiche/p1': () => ({ body: pratica }),
      'DELETE /v2/pratiche/p1/persone/q2': () => ({ status: 204 }),
    })
    const { user } = renderInCase(pratica, <People />)
    expect(screen.getAllByRole('button', { name: /^Togli/ })).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Togli Bea Esempio' }))
    const dialog = await screen.findByRole('dialog', { name: 'Togli Bea Esempio dalla pratica' })
    expect(within(dialog).getByText(/il suo documento.*il file già caricato viene cancellato/)).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'TOGLI' }))
    expect(await within(dialog).findByText('Scrivi perché.')).toBeVisible()
    await user.type(within(dialog).getByRole('textbox', { name: /Perché/ }), 'Garanzia non richiesta')
    await user.click(within(dialog).getByRole('button', { name: 'TOGLI' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    const sent = calls.filter(({ method }) => method === 'DELETE').map(({ body }) => body)
    expect(sent).toEqual([{ motivo: 'Garanzia non richiesta', version: 3 }])
  })
})
