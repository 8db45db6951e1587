import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe, toHaveNoViolations } from 'jest-axe'
import { type FakeApi, fakeApi } from '@/components/site/offers/testing'
import { CompanyLeadForm } from './company-lead-form'

expect.extend(toHaveNoViolations)

/* The schema of a form is fetched when it is first touched. */
const SLOWLY = { timeout: 4_000 }
let api: FakeApi

beforeEach(() => {
  api = fakeApi({ '/v2/leadRequests': () => ({ status: 201, body: { codice: 'L-PROVA-1' } }) })
})

const fill = async (fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields))
    await userEvent.type(screen.getByLabelText(new RegExp(`^${label}`)), text)
}
const PERSON = { 'Nome \\*': 'Ada', Cognome: 'Prova', 'E-mail': 'ada@prova.example', Telefono: '3331234567' }

it('asks which company it is, and refuses a VAT number that cannot be', async () => {
  const onSent = jest.fn()
  const { container } = render(
    <CompanyLeadForm product="leasing" input={() => ({ importo: 80_000 })} onSent={onSent} />,
  )
  await fill({ ...PERSON, 'Partita IVA': '12345678901' })
  await userEvent.click(screen.getByRole('checkbox', { name: /informativa/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Invia' }))
  expect(await screen.findByText('Scrivi il nome dell’impresa.', {}, SLOWLY)).toBeInTheDocument()
  expect(screen.getByText(/La partita IVA non è corretta/)).toBeInTheDocument()
  expect(screen.getByLabelText(/Nome dell’impresa/)).toHaveFocus()
  expect(api.calls).toEqual([])
  expect(await axe(container)).toHaveNoViolations()

  await userEvent.clear(screen.getByLabelText(/Partita IVA/))
  await fill({
    'Nome dell’impresa': ' Officine Prova ',
    'Partita IVA': 'IT 12345678903',
    Fatturato: '850000',
  })
  await userEvent.click(screen.getByRole('button', { name: 'Invia' }))
  expect(api.calls).toMatchObject([
    {
      path: '/v2/leadRequests',
      body: {
        product: 'leasing',
        input: {
          importo: 80_000,
          ragioneSociale: 'Officine Prova',
          partitaIva: '12345678903',
          fatturato: 850_000,
        },
        consents: { privacy: true, marketing: false },
      },
    },
  ])
  expect(onSent).toHaveBeenCalledWith({ codice: 'L-PROVA-1' })
}, 15_000)
