import { screen, waitFor, within } from '@testing-library/react'
import { stubNetwork } from '@/components/shell/test-shell'
import { axeViolations } from '@/components/ui/test-render'
import { CaseActions } from './case-actions'
import { aCase, renderInCase } from './testing'

// The map of Italy comes as an ES module that the test runner does not load; no form here has a map.
jest.mock('@/components/ui/italy-map', () => ({ ItalyMap: () => null }))

const PATH = 'POST /v2/pratiche/p1/state'
const problem = (status: number, code: string, errors: { path: string; message: string }[] = []) => ({
  status,
  body: { status, code, title: 'Errore', detail: 'Non si può.', errors },
})

async function openDialog(pratica = aCase(), answers: Parameters<typeof stubNetwork>[0] = {}) {
  const calls = stubNetwork({ 'GET /v2/pratiche/p1': () => ({ body: pratica }), ...answers })
  const rendered = renderInCase(pratica, <CaseActions />)
  await rendered.user.click(screen.getByRole('button', { name: 'REGISTRA L’EROGAZIONE' }))
  const dialog = await screen.findByRole('dialog', { name: 'Anna Esempio: cambia stato' })
  return { ...rendered, calls, dialog, sent: () => calls.filter(({ path }) => path.endsWith('/state')) }
}

describe('next step of a case', () => {
  it('offers only the states the server allows', async () => {
    const { user, dialog } = await openDialog()
    await user.click(within(dialog).getByRole('combobox', { name: /Nuovo stato/ }))
    const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
    expect(names).toEqual(['Liquidata', 'Sospesa', 'Ritirata'])
    expect(await axeViolations(dialog)).toEqual([])
  })

  it('has the other ways of a case in its menu, each with the form of that state', async () => {
    stubNetwork({ 'GET /v2/pratiche/causali/ritirata': () => ({ body: { items: ['Non risponde più'] } }) })
    const { user } = renderInCase(aCase(), <CaseActions />)
    await user.click(screen.getByRole('button', { name: 'AZIONI' }))
    const words = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
    expect(words).toEqual(['Sospendi la pratica', 'Ritira la pratica'])
    await user.click(screen.getByRole('menuitem', { name: 'Ritira la pratica' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByRole('combobox', { name: /Nuovo stato/ })).toHaveValue('Ritirata')
    expect(within(dialog).getByRole('combobox', { name: /^Motivo/ })).toBeRequired()
  })

  it('shows what is missing beside each field, in the words of the server', async () => {
    const errors = [
      { path: 'banca', message: 'Scegli la banca.' },
      { path: 'erogato', message: 'Scrivi l’importo erogato.' },
    ]
    const { user, dialog } = await openDialog(aCase(), { [PATH]: () => problem(422, 'invalid', errors) })
    await user.click(within(dialog).getByRole('button', { name: 'CONFERMA' }))
    expect(await within(dialog).findByText('Scegli la banca.')).toBeInTheDocument()
    const amount = within(dialog).getByRole('textbox', { name: /Importo erogato/ })
    expect(amount).toHaveAccessibleDescription('Scrivi l’importo erogato.')
    expect(dialog).toBeInTheDocument()
  })

  it('sends what was filled in with the version that was on show', async () => {
    const { user, dialog, sent } = await openDialog(aCase({ prossimiStati: ['liquidata'], bankId: null }), {
      [PATH]: () => ({ body: aCase({ stato: 'liquidata' }) }),
    })
    await user.type(within(dialog).getByRole('textbox', { name: /Importo erogato/ }), '150000')
    await user.click(within(dialog).getByRole('button', { name: 'CONFERMA' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(sent().map(({ body }) => body)).toEqual([{ to: 'liquidata', erogato: 150_000, version: 3 }])
  })

  it('asks for the reason of a withdrawal among those of the list, and for words where it is another one', async () => {
    const { user, dialog, sent } = await openDialog(aCase(), {
      'GET /v2/pratiche/causali/ritirata': () => ({ body: { items: ['Non risponde più', 'Altro'] } }),
      [PATH]: () => ({ body: aCase({ stato: 'ritirata' }) }),
    })
    const choose = async (field: RegExp, name: string) => {
      await user.click(within(dialog).getByRole('combobox', { name: field }))
      await user.click(await screen.findByRole('option', { name }))
    }
    await choose(/Nuovo stato/, 'Ritirata')
    await choose(/^Motivo/, 'Altro')
    expect(within(dialog).getByRole('textbox', { name: /Quale motivo/ })).toBeRequired()
    await choose(/^Motivo/, 'Non risponde più')
    await user.click(within(dialog).getByRole('button', { name: 'CONFERMA' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(sent().map(({ body }) => body)).toEqual([
      { to: 'ritirata', causale: 'Non risponde più', version: 3 },
    ])
  })

  it('after a stale version keeps what was typed and sends the later version', async () => {
    let version = 3
    const latest = () => aCase({ version })
    const { user, dialog, sent } = await openDialog(latest(), {
      'GET /v2/pratiche/p1': () => ({ body: latest() }),
      [PATH]: ({ body }) =>
        (body as { version: number }).version === version
          ? { body: latest() }
          : problem(409, 'stale_version'),
    })
    version = 4
    const note = within(dialog).getByRole('textbox', { name: /Nota/ })
    await user.type(note, 'Atto firmato')
    await user.click(within(dialog).getByRole('button', { name: 'CONFERMA' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/qualcun altro ha lavorato/)
    expect(note).toHaveValue('Atto firmato')
    await user.click(within(dialog).getByRole('button', { name: 'CONFERMA' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(sent().map(({ body }) => (body as { version: number }).version)).toEqual([3, 4])
  })

  it('offers no more what somebody else has done in the meantime, and keeps what was typed', async () => {
    let latest = aCase()
    const { user, dialog, sent } = await openDialog(latest, {
      'GET /v2/pratiche/p1': () => ({ body: latest }),
      [PATH]: () => problem(409, 'stale_version'),
    })
    latest = aCase({ version: 4, stato: 'liquidata', prossimiStati: ['stipula'] })
    const note = within(dialog).getByRole('textbox', { name: /Nota/ })
    await user.type(note, 'Atto firmato')
    await user.click(within(dialog).getByRole('button', { name: 'CONFERMA' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/ora è in «Liquidata». È già dove/)
    expect(within(dialog).getByRole('combobox', { name: /Nuovo stato/ })).toHaveValue('')
    expect(within(dialog).getByDisplayValue('Atto firmato')).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'CONFERMA' }))
    expect(sent()).toHaveLength(1)
  })

  it('says who is written what, what is taken back and what accrues', async () => {
    const { dialog } = await openDialog(aCase({ importoDeliberato: 150_000 }), {
      'POST /v2/pratiche/p1/state/effetti': () => ({
        body: {
          email: [
            { chi: 'Anna Esempio, richiedente', a: 'anna@prova.example', oggetto: 'Oggetto', testo: 'Testo' },
          ],
          senzaEmail: [{ chi: 'Ugo Prova, garante', perche: 'Non segue ancora la pratica.' }],
          storno: null,
          maturano: { quote: [{ quota: 'agente', importo: 750 }], totale: 1500 },
          daConfermare: false,
          salto: null,
        },
      }),
    })
    const effects = await within(dialog).findByRole('region', { name: 'Che cosa succede' })
    expect(effects).toHaveTextContent(/E-mail a Anna Esempio, richiedente: Oggetto/)
    expect(effects).toHaveTextContent(/Nessuna e-mail a Ugo Prova, garante. Non segue ancora/)
    expect(effects).toHaveTextContent(/Maturano le provvigioni: agente 750,00\s€ · in tutto 1\.500,00\s€/)
    expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: /Importo erogato/ }).value).toMatch(
      /^150.?000/,
    )
    expect(await axeViolations(dialog)).toEqual([])
  })

  it('does not ask what the step would bring once it is on its way', async () => {
    const taken = aCase({ stato: 'liquidata', prossimiStati: [] })
    const { user, dialog, calls } = await openDialog(aCase({ prossimiStati: ['liquidata'] }), {
      // The words of a form settle while the server is at work.
      [PATH]: () => new Promise((resolve) => setTimeout(resolve, 600, { body: taken })),
    })
    await user.type(within(dialog).getByRole('textbox', { name: /Importo erogato/ }), '150000')
    await user.click(within(dialog).getByRole('button', { name: 'CONFERMA' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    const sentAt = calls.findIndex(({ path }) => path.endsWith('/state'))
    expect(sentAt).toBeGreaterThan(0)
    expect(calls.slice(sentAt).filter(({ path }) => path.endsWith('/effetti'))).toEqual([])
  })

  it('asks a second time about an amount far above what was approved', async () => {
    const { user, dialog, sent } = await openDialog(aCase({ importoDeliberato: 150_000 }), {
      [PATH]: () => ({ body: aCase({ stato: 'liquidata' }) }),
    })
    const amount = within(dialog).getByRole('textbox', { name: /Importo erogato/ })
    await user.clear(amount)
    await user.type(amount, '1500000')
    await user.click(within(dialog).getByRole('button', { name: 'CONFERMA' }))
    expect(await within(dialog).findByText(/Controlla l’importo, poi conferma/)).toBeVisible()
    expect(sent()).toEqual([])
    await user.click(within(dialog).getByRole('checkbox', { name: /Ho controllato/ }))
    await user.click(within(dialog).getByRole('button', { name: 'CONFERMA' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(sent().map(({ body }) => body)).toEqual([{ to: 'liquidata', erogato: 1_500_000, version: 3 }])
  })

  it('chooses nothing for who reopens a closed case', async () => {
    stubNetwork({})
    const closed = aCase({ stato: 'respinta', prossimiStati: ['raccolta_documenti', 'stipula'] })
    const { user } = renderInCase(closed, <CaseActions />)
    expect(screen.queryByRole('button', { name: 'AZIONI' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'RIAPRI' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByRole('combobox', { name: /Nuovo stato/ })).toHaveValue('')
    expect(within(dialog).getByRole('textbox', { name: /^Motivo/ })).toBeRequired()
  })

  it('asks with the decision of the bank only what the case does not say yet', async () => {
    const pratica = aCase({ stato: 'inviata_banca', prossimiStati: ['deliberata'], tan: 3.2 })
    const calls = stubNetwork({
      'GET /v2/pratiche/p1': () => ({ body: pratica }),
      [PATH]: () => ({ body: aCase({ stato: 'deliberata' }) }),
    })
    const { user } = renderInCase(pratica, <CaseActions />)
    await user.click(screen.getByRole('button', { name: 'REGISTRA LA DELIBERA' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).queryByRole('textbox', { name: /TAN/ })).not.toBeInTheDocument()
    await user.click(within(dialog).getByRole('button', { name: 'CONFERMA' }))
    const amount = within(dialog).getByRole('textbox', { name: /Importo deliberato/ })
    expect(amount).toHaveAccessibleDescription(/Scrivi quanto ha deliberato la banca/)
    await user.type(amount, '140000')
    await user.click(within(dialog).getByRole('button', { name: 'CONFERMA' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(calls.filter(({ path }) => path.endsWith('/state')).map(({ body }) => body)).toEqual([
      { to: 'deliberata', deliberato: 140_000, version: 3 },
    ])
  })

  it('names the papers and the people’s data that the review will want', async () => {
    const person = {
      _id: 'x',
      ruolo: 'richiedente',
      tipoLavoro: null,
      nome: 'Ugo',
      cognome: 'Prova',
    } as const
    const pratica = aCase({
      stato: 'raccolta_documenti',
      prossimiStati: ['in_istruttoria'],
      persone: [
        {
          ...person,
          email: 'u@prova.example',
          telefono: null,
          clientId: null,
          redditoNetto: null,
          collegamento: null,
        },
      ],
    })
    stubNetwork({ 'GET /v2/pratiche/p1': () => ({ body: pratica }) })
    const { user } = renderInCase(pratica, <CaseActions />)
    await user.click(screen.getByRole('button', { name: 'AVVIA L’ISTRUTTORIA' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText('Ugo Prova: telefono, lavoro, reddito')).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Completa i dati di Ugo Prova' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(window.location.search).toContain('scheda=persone')
    window.history.replaceState(null, '', '/')
  })

  it('is not there when there is nowhere to go', () => {
    stubNetwork({})
    renderInCase(aCase({ stato: 'liquidata', prossimiStati: [] }), <CaseActions />)
    expect(screen.queryByRole('button', { name: /EROGAZIONE|RIAPRI/ })).not.toBeInTheDocument()
  })

  it('says what a case still misses before it goes to the bank, and leads to it or asks why', async () => {
    const doc = { tipo: 'cu', motivo: null, personaId: null, condiviso: false, uploadedAt: null, file: null }
    const pratica = aCase({
      stato: 'in_istruttoria',
      prossimiStati: ['inviata_banca'],
      documenti: [
        { ...doc, _id: 'd1', nome: 'CU o 730', stato: 'richiesto', obbligatorio: true },
        { ...doc, _id: 'd2', nome: 'Planimetria', stato: 'richiesto', obbligatorio: false },
        { ...doc, _id: 'd3', nome: 'Residenza', stato: 'verificato', obbligatorio: true },
      ],
    })
    stubNetwork({ 'GET /v2/pratiche/p1': () => ({ body: pratica }) })
    const { user } = renderInCase(pratica, <CaseActions />)
    await user.click(screen.getByRole('button', { name: 'INVIA ALLA BANCA' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText(/^Manca un documento obbligatorio/)).toBeVisible()
    const missing = within(dialog).getByRole('list', { name: 'Che cosa manca' })
    expect(within(missing).getAllByRole('listitem')).toHaveLength(1)
    expect(within(dialog).getByRole('textbox', { name: /^Motivo/ })).toBeRequired()
    expect(await axeViolations(dialog)).toEqual([])
    await user.click(within(missing).getByRole('button', { name: 'Carica ora: CU o 730' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(window.location.search).toContain('scheda=documenti')
    window.history.replaceState(null, '', '/')
  })
})
