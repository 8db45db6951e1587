import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe, toHaveNoViolations } from 'jest-axe'
import { ApplicationForm } from './application-form'

expect.extend(toHaveNoViolations)

/* The schema of a form is fetched when it is first touched. */
const SLOWLY = { timeout: 4_000 }
let sent: FormData[]
let answer: { status: number; body: object }

beforeEach(() => {
  sent = []
  answer = { status: 201, body: { _id: '1' } }
  globalThis.fetch = (async (_: string, init: RequestInit) => {
    sent.push(init.body as FormData)
    return { ok: answer.status < 400, status: answer.status, json: async () => answer.body }
  }) as unknown as typeof fetch
})

const cv = (name: string, size = 10) => new File([new Uint8Array(size)], name)
const choose = (file: File) =>
  userEvent.upload(screen.getByLabelText('Curriculum'), file, { applyAccept: false })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Invia' }))

async function fill() {
  await userEvent.selectOptions(screen.getByLabelText(/posizione/), 'Analista, Milano')
  await userEvent.type(screen.getByLabelText(/^Nome/), 'Rita')
  await userEvent.type(screen.getByLabelText(/^Cognome/), 'Lavora')
  await userEvent.type(screen.getByLabelText(/^E-mail/), 'rita@prova.example')
  await userEvent.type(screen.getByLabelText(/^Telefono/), '351 000 0000')
  await userEvent.click(screen.getByLabelText(/informativa/))
}

describe('ApplicationForm', () => {
  it('sends the answers and the CV together, and gives a receipt', async () => {
    const { container } = render(<ApplicationForm positions={['Analista, Milano']} />)
    await fill()
    await choose(cv('cv.pdf'))
    expect(await axe(container)).toHaveNoViolations()
    await send()
    expect(await screen.findByRole('status', {}, SLOWLY)).toHaveTextContent('Candidatura ricevuta')
    expect(JSON.parse(String(sent[0]?.get('data')))).toMatchObject({
      kind: 'candidatura',
      dettagli: { posizione: 'Analista, Milano' },
    })
    expect(sent[0]?.get('file')).toHaveProperty('name', 'cv.pdf')
  })

  it.each([
    [cv('cv.pdf', 11 * 1024 * 1024), /supera 10 MB/],
    [cv('cv.pdf', 0), /vuoto/],
  ])('refuses a file before it is sent (%#)', async (file, message) => {
    render(<ApplicationForm positions={['Analista, Milano']} />)
    await fill()
    await choose(file)
    expect(screen.getByText(message)).toBeInTheDocument()
    await send()
    expect(sent).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Togli il file' }))
    await send()
    expect(await screen.findByText('Candidatura ricevuta', {}, SLOWLY)).toBeInTheDocument()
  })

  it('leaves to the server what a file is: its name proves nothing', async () => {
    render(<ApplicationForm positions={['Analista, Milano']} />)
    await fill()
    await choose(cv('curriculum.documento'))
    await send()
    expect(await screen.findByText('Candidatura ricevuta', {}, SLOWLY)).toBeInTheDocument()
    expect(sent[0]?.get('file')).toHaveProperty('name', 'curriculum.documento')
  })

  it('shows what the server says of the file and keeps what was written', async () => {
    const message = 'Il contenuto di «cv.pdf» non corrisponde alla sua estensione.'
    answer = { status: 415, body: { detail: message, errors: [{ path: 'file', message }] } }
    render(<ApplicationForm positions={['Analista, Milano']} />)
    await fill()
    await choose(cv('cv.pdf'))
    await send()
    expect((await screen.findAllByText(message, {}, SLOWLY)).length).toBeGreaterThan(0)
    expect(screen.getByLabelText(/^Nome/)).toHaveValue('Rita')
  })

  it('takes applications when nobody is looked for', () => {
    render(<ApplicationForm positions={[]} />)
    expect(screen.getByLabelText(/posizione/)).toHaveValue('Candidatura spontanea')
  })
})
