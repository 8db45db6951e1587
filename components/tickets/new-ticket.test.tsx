import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderShell, stubNetwork } from '@/components/shell/test-shell'
import { NewTicket } from './new-ticket'
import { readDraft, saveDraft } from './ticket-draft'

const draft = { category: null, oggetto: 'Firma', messaggio: 'Non si vede', praticaId: null }
const START = { oggetto: 'Pratica P26-1' }
const box = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) })

describe('a new ticket', () => {
  beforeEach(() => {
    sessionStorage.clear()
    stubNetwork({
      'GET /v2/tickets/getCategories': () => ({ body: [] }),
      'GET /v2/faqs': () => ({ body: { items: [] } }),
    })
  })

  it('goes on where the window was left, and keeps what is added', async () => {
    saveDraft('agent', draft)
    renderShell(<NewTicket onCreated={jest.fn()} />, { area: 'agent' })
    expect(box('Oggetto')).toHaveValue('Firma')
    await userEvent.type(box('Messaggio'), ' più')
    expect(readDraft('agent')).toMatchObject({ messaggio: 'Non si vede più' })
  })

  it('begins with what its link knows', () => {
    saveDraft('agent', draft)
    renderShell(<NewTicket start={START} onCreated={jest.fn()} />, { area: 'agent' })
    expect(box('Oggetto')).toHaveValue('Pratica P26-1')
    expect(box('Messaggio')).toHaveValue('')
  })
})
