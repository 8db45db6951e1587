import { screen, within } from '@testing-library/react'
import { renderShell, stubNetwork } from '@/components/shell/test-shell'
import { axeViolations } from '@/components/ui/test-render'
import type { Colleague, DirectoryReply, TeamReply } from '@/lib/features/agents/directory/schema'
import { Directory } from './directory'

const person = (more: Partial<Colleague>): Colleague => ({
  _id: 'a1',
  slug: null,
  nome: 'Ada',
  cognome: 'Rossi',
  figura: 'agente',
  urlPhoto: null,
  whatsapp: null,
  telefono: '+393331112222',
  email: 'ada@prova.example',
  oamNumber: 'M1',
  province: ['MI'],
  prodotti: ['cdq'],
  lingue: ['it', 'eo'],
  agency: null,
  presente: true,
  assenteFino: null,
  sostituto: null,
  distanzaKm: null,
  ...more,
})
const sub = { _id: 'b2', nome: 'Bea', cognome: 'Neri', telefono: '+393339990000' }
const away = person({ _id: 'c3', cognome: 'Via', presente: false, assenteFino: '2026-12-24', sostituto: sub })
const me = person({ _id: 'io', cognome: 'Io' })

const reply: DirectoryReply = {
  items: [person({}), away, me],
  nextCursor: null,
  prevCursor: null,
  total: 3,
  totalIsCapped: false,
  facets: {
    provincia: [{ value: 'MI', label: 'Milano (MI)', count: 3 }],
    agencyId: [],
    figura: [],
    prodotti: [],
    lingue: [],
    presente: [],
  },
  io: 'io',
  squadra: 2,
  luogo: null,
}
const team: TeamReply = {
  items: [
    { ...person({ _id: 't1', cognome: 'Capo' }), managerId: 'io' },
    { ...person({ _id: 't2', cognome: 'Sotto' }), managerId: 't1' },
  ],
}

const show = (search = '') => {
  const calls = stubNetwork({
    'GET /v2/agents/directory': () => ({ body: reply }),
    'GET /v2/agents/directory/team': () => ({ body: team }),
  })
  const shown = renderShell(<Directory title="Colleghi" canPass />, {
    area: 'agent',
    path: '/agents/system/agenti',
    search,
  })
  return { ...shown, calls }
}
const card = async (name: string) => screen.findByRole('article', { name })

// jsdom does not know <search> and says so.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation())

describe('the directory', () => {
  it('says who is away and who stands in; a request is passed to who is there, and not to oneself', async () => {
    const { container } = show()
    expect(await card('Ada Via')).toHaveTextContent('Assente fino al 24/12/2026')
    expect(await card('Ada Via')).toHaveTextContent(/Sostituisce Bea Neri.*333 999 0000/)
    expect(await card('Ada Rossi')).toHaveTextContent('Cessione del quinto')
    expect(screen.getAllByRole('button', { name: /^PASSA UNA RICHIESTA/ })).toHaveLength(1)
    expect(
      within(await card('Ada Rossi')).getByRole('button', { name: /^PASSA UNA RICHIESTA/ }),
    ).toBeVisible()
    expect(await axeViolations(container)).toEqual([])
  })

  it('says that a CAP does not exist under its field, and shows the people all the same', async () => {
    const message = 'Il CAP 00000 non esiste: controllalo.'
    const wrong = { code: 'malformed', detail: message, errors: [{ path: 'vicino', message }] }
    const asked: string[] = []
    stubNetwork({
      'GET /v2/agents/directory': ({ path }) => {
        asked.push(path)
        return path.includes('vicino') ? { status: 400, body: wrong } : { body: reply }
      },
    })
    const search = 'q=ros&vicino=00000'
    renderShell(<Directory title="Colleghi" canPass />, { area: 'agent', search })
    expect(await card('Ada Rossi')).toBeVisible()
    expect(screen.getByText(message)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Vicino al CAP' })).toHaveAttribute('aria-invalid', 'true')
    expect(asked.at(-1)).toMatch(/q=ros/)
  })

  it('does not ask the API how people are shown', async () => {
    const { calls } = show('vista=tabella&q=ros')
    expect(await screen.findByRole('table', { name: 'Colleghi' })).toBeVisible()
    expect(calls.map(({ path }) => path)).toEqual(['/v2/agents/directory?q=ros'])
  })

  it('draws the team under whom each reports to', async () => {
    show('vista=squadra')
    const below = await screen.findByRole('list', { name: 'Squadra di Ada Capo' })
    expect(within(below).getByText('Ada Sotto')).toBeVisible()
    expect(within(below).queryByText('Ada Capo')).not.toBeInTheDocument()
  })
})
