import { screen, waitFor, within } from '@testing-library/react'
import { renderShell, stubNetwork } from '@/components/shell/test-shell'
import { axeViolations } from '@/components/ui/test-render'
import { QuoteActions } from './quote-actions'
import type { SavedQuote } from './quote-types'

const quote = {
  id: 'q1',
  version: 3,
  codice: 'Q26-PROVA',
  stato: 'bozza',
  nome: 'Ida',
  cognome: 'Prova',
  email: 'ida@prova.example',
  telefono: null,
  scadeIl: '2026-12-31',
  inviatoAt: null,
  lead: null,
} as unknown as SavedQuote

const WHY = 'Rispondo a una domanda del cliente.'

it('names the words of a message that are not to be used, and asks why they stay', async () => {
  const trovata = {
    espressione: 'facile',
    scritta: 'facile',
    gravita: 'rischiosa',
    motivo: 'lascia intendere',
  }
  const calls = stubNetwork({
    'POST /v2/quotes/q1/send': ({ body }) =>
      (body as { motivoParole?: string }).motivoParole
        ? { body: { url: 'https://sito.example/preventivo/1', scadeIl: '2026-12-31' } }
        : {
            status: 422,
            body: {
              detail: 'Nel testo ci sono parole da non usare.',
              code: 'invalid',
              errors: [{ path: 'messaggio', message: '«facile» (rischiosa): lascia intendere.' }],
              parole: { trovate: [trovata], siPossonoTenere: true },
            },
          },
  })
  const onChanged = jest.fn()
  const { user } = renderShell(<QuoteActions quote={quote} isOver={false} onChanged={onChanged} />, {
    area: 'agent',
  })
  await user.click(screen.getByRole('button', { name: 'INVIA' }))
  const dialog = await screen.findByRole('dialog')
  const message = within(dialog).getByRole('textbox', { name: /Messaggio/ })
  await user.type(message, 'Prestito facile')
  await user.click(within(dialog).getByRole('button', { name: 'INVIA' }))
  const notice = await within(dialog).findByRole('region', { name: 'Parole da non usare' })
  expect(message).toBeInvalid()
  expect(message).toHaveAccessibleDescription(/«facile» \(rischiosa\)/)
  expect(await axeViolations(dialog)).toEqual([])
  await user.type(within(notice).getByRole('textbox', { name: /Perché devono restare/ }), WHY)
  await user.click(within(dialog).getByRole('button', { name: 'INVIA' }))
  await waitFor(() => expect(onChanged).toHaveBeenCalled())
  expect(calls.at(-1)?.body).toMatchObject({ messaggio: 'Prestito facile', motivoParole: WHY, version: 3 })
})
