import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { FollowedReport } from '@/lib/features/whistleblowing/types'
import { Follow } from './follow'
import { ReportForm } from './report-form'

const CODE = 'ABCD-EFGH-JKLM-NPQR'

const REPORT: FollowedReport = {
  stato: 'in_esame',
  categoria: 'dati',
  testo: 'Ho visto copiare un archivio.',
  inviataIl: '2026-11-21T10:00:00Z',
  avvisoEntro: '2026-11-28T10:00:00Z',
  presaInCaricoIl: '2026-11-23T10:00:00Z',
  riscontroEntro: '2027-02-23T10:00:00Z',
  chiusaIl: null,
  messaggi: [{ daUfficio: true, testo: 'Quando?', inviatoIl: '2026-11-23T10:00:00Z' }],
}

/* jsdom has no fetch; the replies come in order, the calls are kept. */
function server(...replies: { status: number; json: unknown }[]) {
  const calls: { url: string; init: RequestInit }[] = []
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    calls.push({ url, init })
    const { status, json } = replies.shift() ?? { status: 500, json: {} }
    const headers = new Map([['content-type', 'application/json']])
    const text = JSON.stringify(json)
    return { ok: status < 400, status, headers, json: async () => JSON.parse(text), text: async () => text }
  }) as unknown as typeof fetch
  return calls
}

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('writing a report', () => {
  it('shows the code once, and does not keep what was written', async () => {
    const calls = server({ status: 201, json: { code: CODE } })
    render(<ReportForm />)
    type(/Di che cosa si tratta/, 'dati')
    type(/Che cosa è successo/, 'Ho visto copiare un archivio di clienti.')
    press('Invia')
    expect(await screen.findByText(CODE)).toBeInTheDocument()
    expect(screen.queryByLabelText(/Che cosa è successo/)).not.toBeInTheDocument()
    expect(calls[0]?.url).toBe('/v2/whistleblowing')
    expect(JSON.parse(String(calls[0]?.init.body))).toEqual({
      categoria: 'dati',
      testo: 'Ho visto copiare un archivio di clienti.',
    })
  })

  it('says beside its field what is missing, and sends nothing', async () => {
    const calls = server()
    render(<ReportForm />)
    type(/Che cosa è successo/, 'Corto')
    press('Invia')
    expect(await screen.findByText('Scegli di che cosa si tratta.')).toBeInTheDocument()
    expect(screen.getByText('Scrivi almeno 20 caratteri.')).toBeInTheDocument()
    expect(calls).toEqual([])
  })
})

describe('following a report', () => {
  const open = async () => {
    render(<Follow />)
    type(/Il codice/, CODE.toLowerCase())
    press('Apri')
    await screen.findByRole('heading', { name: 'In esame' })
  }

  it('opens it with the code, and shows dates and answers', async () => {
    const calls = server({ status: 200, json: REPORT })
    await open()
    expect(calls[0]?.url).toBe('/v2/whistleblowing/abcdefghjklmnpqr')
    expect(screen.getByText('Risposta entro il').nextSibling).toHaveTextContent('23/02/2027')
    const [first, second] = within(screen.getByRole('list', { name: 'Messaggi' })).getAllByRole('listitem')
    expect(first).toHaveTextContent('Ho visto copiare un archivio.')
    expect(second).toHaveTextContent('Ufficio')
  })

  it('adds messages one after the other', async () => {
    const more = (n: number) => ({
      ...REPORT,
      messaggi: Array.from({ length: n }, (_, at) => ({
        daUfficio: false,
        testo: `Messaggio ${at}`,
        inviatoIl: `2026-11-2${4 + at}T10:00:00Z`,
      })),
    })
    const calls = server(
      { status: 200, json: REPORT },
      { status: 201, json: more(2) },
      { status: 201, json: more(3) },
    )
    await open()
    for (const [text, count] of [
      ['A maggio.', 3],
      ['Anche a giugno.', 4],
    ] as const) {
      type(/Aggiungi informazioni/, text)
      press('Invia')
      await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(count))
      expect(screen.getByLabelText(/Aggiungi informazioni/)).toHaveValue('')
    }
    expect(calls.map(({ url }) => url).slice(1)).toEqual(
      Array(2).fill('/v2/whistleblowing/abcdefghjklmnpqr/messages'),
    )
  })

  it('says what is wrong with the code', async () => {
    const calls = server({ status: 404, json: { detail: 'Nessuna segnalazione ha questo codice.' } })
    render(<Follow />)
    type(/Il codice/, 'abc')
    press('Apri')
    expect(await screen.findByText('Il codice ha 16 fra lettere e cifre.')).toBeInTheDocument()
    expect(calls).toEqual([])
    type(/Il codice/, CODE)
    press('Apri')
    expect(await screen.findByRole('alert')).toHaveTextContent('Nessuna segnalazione ha questo codice.')
  })
})
