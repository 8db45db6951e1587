import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe, toHaveNoViolations } from 'jest-axe'
import { useState } from 'react'
import { readHours } from '@/lib/italian/opening-hours'
import { MessageForm } from './message-form'
import { noSlot, SlotPicker } from './slot-picker'

expect.extend(toHaveNoViolations)

/* The schema of a form is fetched when it is first touched. */
const SLOWLY = { timeout: 4_000 }
let sent: { path: string; body: Record<string, unknown> }[]

beforeEach(() => {
  sent = []
  globalThis.fetch = (async (path: string, init: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(init.body)) })
    return { ok: true, status: 201, json: async () => ({ _id: '1' }) }
  }) as unknown as typeof fetch
})

async function fillContact() {
  await userEvent.type(screen.getByLabelText(/^Nome/), 'Rita')
  await userEvent.type(screen.getByLabelText(/^Cognome/), 'Scrive')
  await userEvent.type(screen.getByLabelText(/^E-mail/), 'rita@prova.example')
  await userEvent.type(screen.getByLabelText(/^Telefono/), '351 000 0000')
  await userEvent.click(screen.getByLabelText(/informativa/))
}

describe('MessageForm', () => {
  it('says everything that is missing at once, and sends nothing', async () => {
    const { container } = render(<MessageForm />)
    await userEvent.click(screen.getByRole('button', { name: 'Invia' }))
    expect(await screen.findByText('Scrivi di che cosa hai bisogno.', {}, SLOWLY)).toBeInTheDocument()
    expect(screen.getByText('Scrivi il nome.')).toBeInTheDocument()
    expect(screen.getByText(/conferma di aver letto/)).toBeInTheDocument()
    expect(sent).toEqual([])
    expect(await axe(container)).toHaveNoViolations()
  })

  it('sends a message to the agency of the page and gives a receipt in its place', async () => {
    const id = '01900000-0000-7000-8000-000000000001'
    render(<MessageForm agency={{ id, nome: 'Sede' }} />)
    await userEvent.type(screen.getByLabelText(/Di che cosa/), 'Un appuntamento')
    await fillContact()
    await userEvent.click(screen.getByRole('button', { name: 'Invia' }))
    const receipt = await screen.findByRole('status', {}, SLOWLY)
    expect(receipt).toHaveTextContent('rita@prova.example')
    expect(receipt).toHaveFocus()
    expect(sent).toMatchObject([
      {
        path: '/v2/requests',
        body: { kind: 'agenzia', agencyId: id, message: 'Un appuntamento', consents: { marketing: false } },
      },
    ])
  })
})

const orari = readHours('lun–ven 9–13')

function Picker({ now = new Date('2026-11-20T08:30:00Z') }: { now?: Date | null }) {
  const [slot, setSlot] = useState(noSlot)
  return (
    <>
      <SlotPicker orari={orari} now={now} value={slot} errors={{}} onChange={setSlot} />
      <output>{`${slot.giorno} ${slot.fascia}`}</output>
    </>
  )
}

describe('SlotPicker', () => {
  it('offers the days that are worked, then the hours of that day which have not begun', async () => {
    render(<Picker />)
    const days = screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))
    expect(days).toEqual(['2026-11-20', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'])
    await userEvent.click(screen.getByRole('radio', { name: /^oggi/ }))
    expect(screen.getAllByRole('radio').slice(5)).toHaveLength(1)
    await userEvent.click(screen.getByRole('radio', { name: '11–13' }))
    expect(screen.getByRole('status')).toHaveTextContent('2026-11-20 11:00-13:00')
    await userEvent.click(screen.getByRole('radio', { name: /23/ }))
    expect(screen.getByRole('status')).toHaveTextContent(/^2026-11-23$/)
  })

  it('waits for the time', () => {
    render(<Picker now={null} />)
    expect(screen.queryByRole('radio')).toBeNull()
  })
})
