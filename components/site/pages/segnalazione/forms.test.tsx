import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe, toHaveNoViolations } from 'jest-axe'
import { ConsentForm } from './consent-form'
import { OutcomeForm } from './outcome-form'
import { ReferralForm } from './referral-form'

expect.extend(toHaveNoViolations)

/* The schema of a form is fetched when it is first touched. */
const SLOWLY = { timeout: 4_000 }
const AGENT = '01900000-0000-7000-8000-000000000001'

let sent: { path: string; body: Record<string, unknown> }[]
let answer: { status: number; body: unknown }
beforeEach(() => {
  sent = []
  globalThis.fetch = (async (path: string, init: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(init.body)) as Record<string, unknown> })
    return {
      ok: answer.status < 400,
      status: answer.status,
      headers: new Headers({ 'content-type': 'application/json' }),
      json: async () => answer.body,
      text: async () => JSON.stringify(answer.body),
    }
  }) as unknown as typeof fetch
})

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const agree = () => userEvent.click(screen.getByRole('checkbox', { name: /informativa/ }))
const fill = async (group: string, values: Record<string, string>) => {
  const box = within(screen.getByRole('group', { name: group }))
  for (const [label, text] of Object.entries(values))
    await userEvent.type(box.getByRole('textbox', { name: new RegExp(`^${label}`) }), text)
}

describe('ReferralForm', () => {
  const form = <ReferralForm agentId={AGENT} nome="Anna" who="La persona che presenti" />

  it('sends two people without what was left empty, and gives the code', async () => {
    answer = { status: 201, body: { codice: 'S26-PROVA22' } }
    const { container } = render(form)
    await fill('La persona che presenti', { Nome: 'Piero', Cognome: 'Bianchi', Telefono: '3517000001' })
    await fill('Tu', { Nome: 'Sara', Cognome: 'Rossi', 'E-mail': 'sara@prova.example' })
    await agree()
    expect(await axe(container)).toHaveNoViolations()
    await press('Invia')
    expect(await screen.findByRole('status', {}, SLOWLY)).toHaveTextContent('S26-PROVA22')
    expect(screen.getByRole('status')).toHaveTextContent('link da inoltrare a Piero')
    expect(screen.getByRole('status')).toHaveFocus()
    expect(sent).toEqual([
      {
        path: '/v2/segnalazioni',
        body: {
          agentId: AGENT,
          segnalante: { nome: 'Sara', cognome: 'Rossi', email: 'sara@prova.example' },
          segnalato: { nome: 'Piero', cognome: 'Bianchi', telefono: '3517000001' },
          consents: { privacy: true, marketing: false, terzi: false, profilazione: false },
        },
      },
    ])
  })

  it('names each wrong field and sends nothing', async () => {
    render(form)
    await fill('La persona che presenti', { Nome: 'Piero' })
    await press('Invia')
    const group = within(screen.getByRole('group', { name: 'La persona che presenti' }))
    expect(await group.findByText('Scrivi il cognome.', {}, SLOWLY)).toBeVisible()
    expect(group.getByRole('textbox', { name: /^Cognome/ })).toHaveFocus()
    expect(screen.getByText(/conferma di aver letto/)).toBeVisible()
    expect(sent).toEqual([])
  })
})

describe('ConsentForm', () => {
  const form = <ConsentForm token="segreto" asksEmail={false} asksProduct agente="Anna Consulente" />

  it('says no with one button, and asks nothing for it', async () => {
    answer = { status: 204, body: null }
    const { container } = render(form)
    expect(await axe(container)).toHaveNoViolations()
    await press('No, non contattatemi')
    expect(await screen.findByRole('status', {}, SLOWLY)).toHaveTextContent('non ti contattiamo')
    expect(sent).toEqual([
      { path: '/v2/segnalazioni/consent', body: { risposta: 'rifiuto', token: 'segreto' } },
    ])
  })

  it('says yes with the need and the privacy notice', async () => {
    answer = { status: 204, body: null }
    render(form)
    await agree()
    await press('Sì, chiamatemi')
    expect(await screen.findByText('Scegli di che cosa hai bisogno.', {}, SLOWLY)).toBeVisible()
    expect(sent).toEqual([])
    await userEvent.selectOptions(screen.getByRole('combobox'), 'mutuo')
    await press('Sì, chiamatemi')
    expect(await screen.findByText('Grazie, ti chiamiamo', {}, SLOWLY)).toBeVisible()
    expect(sent.at(-1)?.body).toMatchObject({ risposta: 'consenso', product: 'mutuo', token: 'segreto' })
  })

  it('keeps what was chosen when the answer comes too late', async () => {
    answer = { status: 410, body: { detail: 'Questo link è scaduto: nessuno ti contatterà.' } }
    render(form)
    await agree()
    await userEvent.selectOptions(screen.getByRole('combobox'), 'cdq')
    await press('Sì, chiamatemi')
    expect(await screen.findByRole('alert', {}, SLOWLY)).toHaveTextContent('Questo link è scaduto')
    expect(screen.getByRole('combobox')).toHaveValue('cdq')
  })
})

describe('OutcomeForm', () => {
  it('shows how it is going, and asks again for another code', async () => {
    const outcome = {
      codice: 'S26-K7QM2XR',
      esito: 'contattata',
      testo: 'Contattata',
      createdAt: '2026-01-02T10:00:00Z',
    }
    answer = { status: 200, body: outcome }
    render(<OutcomeForm />)
    await userEvent.type(screen.getByRole('textbox', { name: /^Codice/ }), 's26-k7qm2xr')
    await userEvent.type(screen.getByRole('textbox', { name: /e-mail/ }), 'sara@prova.example')
    await press('Vedi come procede')
    expect(await screen.findByRole('heading', { name: 'Contattata' }, SLOWLY)).toBeVisible()
    expect(screen.getByText(/del 02\/01\/2026/)).toBeVisible()
    await press('Cerca un altro codice')
    expect(screen.getByRole('textbox', { name: /^Codice/ })).toHaveValue('')
  })
})
