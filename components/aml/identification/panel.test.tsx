import { screen, waitFor, within } from '@testing-library/react'
import { aCase, renderInCase } from '@/components/pratiche/testing'
import { stubNetwork } from '@/components/shell/test-shell'
import { axeViolations } from '@/components/ui/test-render'
import type { IdentificazioneDetail } from '@/lib/features/aml/identification/schema'
import { IdentificationPanel } from './panel'

// The map of Italy comes as an ES module that the test runner does not load; no form here has a map.
jest.mock('@/components/ui/italy-map', () => ({ ItalyMap: () => null }))

const PATH = '/v2/pratiche/p1/identificazione'

/** An identification that nobody has begun, as GET …/identificazione answers. */
const detail = (more: Partial<IdentificazioneDetail> = {}): IdentificazioneDetail => ({
  version: 4,
  stato: 'in_corso',
  blocca: true,
  dati: {},
  proposta: { tipo: 'persona', denominazione: 'Anna Esempio', codiceFiscale: null },
  cointestatari: [],
  riprendibile: null,
  documenti: [],
  manca: [{ passo: 'cointestatari', campo: 'cointestatari', cosa: 'L’identificazione di Leo Prova' }],
  rischio: { punti: 0, classe: 'bassa', righe: [] },
  classeMinima: null,
  classeMotivo: '',
  classe: null,
  completataAt: null,
  completataDa: '',
  inRinnovo: false,
  scadeIl: null,
  entroIl: null,
  alzabile: false,
  ...more,
})

const open = (shown: IdentificazioneDetail) => {
  const calls = stubNetwork({
    [`GET ${PATH}`]: () => ({ body: shown }),
    [`PATCH ${PATH}`]: () => ({ body: { ...shown, version: 5, manca: [] } }),
  })
  return { ...renderInCase(aCase(), <IdentificationPanel />), calls }
}

describe('the identification of a case', () => {
  it('does not ask for co-applicants where there are none', async () => {
    open(detail({ manca: [] }))
    expect(await screen.findByRole('heading', { name: 'Cliente e documento' })).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Cointestatari' })).not.toBeInTheDocument()
  })

  it('asks for each co-applicant by name, and sends what was answered', async () => {
    const { user, calls } = open(detail({ cointestatari: ['Leo Prova'] }))
    const form = await screen.findByRole('form', { name: 'Cointestatari' })
    expect(within(form).getByRole('textbox', { name: /Nome e cognome/ })).toHaveValue('Leo Prova')
    expect(await axeViolations(form)).toEqual([])
    await user.type(within(form).getByRole('textbox', { name: /Codice fiscale/ }), 'RSSMRA80A01F205X')
    await user.click(within(form).getByRole('combobox', { name: /Politicamente esposto/ }))
    await user.click(await screen.findByRole('option', { name: 'No' }))
    await user.click(within(form).getByRole('button', { name: 'SALVA E CONTINUA' }))
    await waitFor(() =>
      expect(calls.map(({ body }) => body)).toContainEqual({
        version: 4,
        passo: 'cointestatari',
        valori: {
          cointestatari: [
            {
              nome: 'Leo Prova',
              codiceFiscale: 'RSSMRA80A01F205X',
              modo: null,
              docTipo: null,
              docNumero: null,
              docEnte: null,
              docScade: null,
              pep: false,
            },
          ],
        },
      }),
    )
  })
})
